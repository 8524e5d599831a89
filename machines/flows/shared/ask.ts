import { bankFields } from '#machines/claim/fields/bank.ts';
import { ConsequentClaimRequest } from '#machines/claim/checks/consequentClaimRequest.ts';
import { consentFields, contractFields } from '#machines/claim/fields/contract.ts';
import {
  accidentFields,
  animalFields,
  damageFields,
  eventFields,
  offenceFields,
  perilFields,
} from '#machines/claim/fields/event.ts';
import { injuredPartyFields } from '#machines/claim/fields/injuredParty.ts';
import { injuryFields } from '#machines/claim/fields/injury.ts';
import { inspectionFields } from '#machines/claim/fields/inspection.ts';
import { lookupFields } from '#machines/claim/fields/lookupAnswers.ts';
import { otherPartyFields } from '#machines/claim/fields/otherParty.ts';
import { personFields } from '#machines/claim/fields/person.ts';
import { reporterFields } from '#machines/claim/fields/reporter.ts';
import { vehicleFields } from '#machines/claim/fields/vehicle.ts';
import { askingAbout } from '#machines/report/kit.ts';

/** The fields that most lines ask for. */
export const sharedFields = {
  ...reporterFields,
  ...personFields,
  ...injuredPartyFields,
  ...otherPartyFields,
  ...contractFields,
  consequentClaimRequest: ConsequentClaimRequest,
  ...bankFields,
  ...vehicleFields,
  ...eventFields,
  ...accidentFields,
  ...animalFields,
  ...offenceFields,
  ...perilFields,
  ...damageFields,
  ...injuryFields,
  ...inspectionFields,
  ...lookupFields,
  ...consentFields,
};

/** Asks about what most lines ask for. */
export const { ask, tell } = askingAbout(sharedFields);
