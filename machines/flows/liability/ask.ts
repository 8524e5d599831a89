import { treatmentFields } from '#machines/claim/fields/care.ts';
import { healthFields, workFields } from '#machines/claim/fields/health.ts';
import { journeyFields } from '#machines/claim/fields/journey.ts';
import { liabilityFields, riskFlowFields, workplaceFields } from '#machines/claim/fields/lines/liability.ts';
import { rightFields } from '#machines/claim/fields/rights.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

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
