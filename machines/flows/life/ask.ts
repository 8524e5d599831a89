import { treatmentFields } from '../../claim/fields/care.ts';
import { claimantFields } from '../../claim/fields/lines/claimant.ts';
import { consequenceFields, deathFields } from '../../claim/fields/lines/consequences.ts';
import { healthFields, reproductionFields, workFields } from '../../claim/fields/health.ts';
import { incidentFields } from '../../claim/fields/incident.ts';
import { journeyFields } from '../../claim/fields/journey.ts';
import { policySearchFields, relationFields, riskFields } from '../../claim/fields/lines/life.ts';
import { jobLossFields, loanFields } from '../../claim/fields/lines/loan.ts';
import { askingAbout } from '../../flow/question.ts';
import { sharedFields } from '../shared/ask.ts';

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
