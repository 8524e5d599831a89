import { treatmentFields } from '#machines/claim/fields/care.ts';
import { claimantFields } from '#machines/claim/fields/lines/claimant.ts';
import { consequenceFields, deathFields } from '#machines/claim/fields/lines/consequences.ts';
import { healthFields, reproductionFields, workFields } from '#machines/claim/fields/health.ts';
import { incidentFields } from '#machines/claim/fields/incident.ts';
import { journeyFields } from '#machines/claim/fields/journey.ts';
import { policySearchFields, relationFields, riskFields } from '#machines/claim/fields/lines/life.ts';
import { jobLossFields, loanFields } from '#machines/claim/fields/lines/loan.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

/** Asks about what a claim of life or health insurance tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...treatmentFields,
  ...claimantFields,
  ...consequenceFields,
  ...deathFields,
  ...healthFields,
  ...reproductionFields,
  ...workFields,
  ...incidentFields,
  ...journeyFields,
  ...policySearchFields,
  ...relationFields,
  ...riskFields,
  ...jobLossFields,
  ...loanFields,
});
