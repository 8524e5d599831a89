import { treatmentFields } from '../../claim/fields/care.ts';
import { healthFields, workFields } from '../../claim/fields/health.ts';
import { journeyFields } from '../../claim/fields/journey.ts';
import { liabilityFields, riskFlowFields, workplaceFields } from '../../claim/fields/lines/liability.ts';
import { rightFields } from '../../claim/fields/rights.ts';
import { askingAbout } from '../../flow/question.ts';
import { sharedFields } from '../shared/ask.ts';

/** Asks about what a claim of liability tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...treatmentFields,
  ...healthFields,
  ...workFields,
  ...journeyFields,
  ...liabilityFields,
  ...riskFlowFields,
  ...workplaceFields,
  ...rightFields,
});
