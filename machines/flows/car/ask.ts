import { glassFields } from '../../claim/fields/event.ts';
import { askingAbout } from '../../flow/question.ts';
import { sharedFields } from '../shared/ask.ts';

/** Asks about what a claim about a vehicle tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...glassFields,
});
