import { incidentFields } from '#machines/claim/fields/incident.ts';
import { journeyFields } from '#machines/claim/fields/journey.ts';
import { burglaryFields, fireFields } from '#machines/claim/fields/lines/burglary.ts';
import { leakFields, propertyFields } from '#machines/claim/fields/lines/property.ts';
import { rightFields } from '#machines/claim/fields/rights.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

/** Asks about what a claim about a home or another property tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...incidentFields,
  ...journeyFields,
  ...burglaryFields,
  ...fireFields,
  ...leakFields,
  ...propertyFields,
  ...rightFields,
});
