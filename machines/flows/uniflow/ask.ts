import { treatmentFields } from '#machines/claim/fields/care.ts';
import { healthFields, reproductionFields } from '#machines/claim/fields/health.ts';
import { incidentFields } from '#machines/claim/fields/incident.ts';
import { journeyFields } from '#machines/claim/fields/journey.ts';
import { burglaryFields, fireFields } from '#machines/claim/fields/lines/burglary.ts';
import { rightFields } from '#machines/claim/fields/rights.ts';
import { agriFields, cargoFields } from '#machines/claim/fields/uniflow/goods.ts';
import { machineFields, petFields, uniflowFields } from '#machines/claim/fields/uniflow/insured.ts';
import { tripFields } from '#machines/claim/fields/uniflow/trip.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

/** Asks about what a claim of the universal flow tells. */
export const { ask, tell } = askingAbout({
  ...sharedFields,
  ...treatmentFields,
  ...healthFields,
  ...reproductionFields,
  ...incidentFields,
  ...journeyFields,
  ...burglaryFields,
  ...fireFields,
  ...rightFields,
  ...agriFields,
  ...cargoFields,
  ...machineFields,
  ...petFields,
  ...uniflowFields,
  ...tripFields,
});
