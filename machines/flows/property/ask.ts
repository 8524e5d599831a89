import { incidentFields } from '../../claim/fields/incident.ts';
import { journeyFields } from '../../claim/fields/journey.ts';
import { burglaryFields, leakFields, propertyFields } from '../../claim/fields/lines/property.ts';
import { rightFields } from '../../claim/fields/rights.ts';
import { askingAbout } from '../../flow/question.ts';
import { sharedFields } from '../shared/ask.ts';

/** Asks about what a claim about a home or another property tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...incidentFields,
  ...journeyFields,
  ...burglaryFields,
  ...leakFields,
  ...propertyFields,
  ...rightFields,
});
