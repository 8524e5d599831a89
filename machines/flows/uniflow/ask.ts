import { treatmentFields } from '../../claim/fields/care.ts';
import { healthFields, reproductionFields } from '../../claim/fields/health.ts';
import { incidentFields } from '../../claim/fields/incident.ts';
import { journeyFields } from '../../claim/fields/journey.ts';
import { rightFields } from '../../claim/fields/rights.ts';
import { agriFields, cargoFields } from '../../claim/fields/uniflow/goods.ts';
import { machineFields, petFields, uniflowFields } from '../../claim/fields/uniflow/insured.ts';
import { tripFields } from '../../claim/fields/uniflow/trip.ts';
import { askingAbout } from '../../flow/question.ts';
import { sharedFields } from '../shared/ask.ts';

/** Asks about what a claim of the universal flow tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...treatmentFields,
  ...healthFields,
  ...reproductionFields,
  ...incidentFields,
  ...journeyFields,
  ...rightFields,
  ...agriFields,
  ...cargoFields,
  ...machineFields,
  ...petFields,
  ...uniflowFields,
  ...tripFields,
});
