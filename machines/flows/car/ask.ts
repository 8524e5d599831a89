import { glassFields } from '#machines/claim/fields/event.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

/** Asks about what a claim about a vehicle tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...glassFields,
});
