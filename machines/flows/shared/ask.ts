import { bankFields } from '../../claim/fields/bank.ts';
import { ConsequentClaimRequest } from '../../claim/checks/consequentClaimRequest.ts';
import { consentFields, contractFields } from '../../claim/fields/contract.ts';
import {
  accidentFields,
  animalFields,
  damageFields,
  eventFields,
  offenceFields,
  perilFields,
} from '../../claim/fields/event.ts';
import { injuredPartyFields } from '../../claim/fields/injuredParty.ts';
import { injuryFields } from '../../claim/fields/injury.ts';
import { inspectionFields } from '../../claim/fields/inspection.ts';
import { lookupFields } from '../../claim/fields/lookupAnswers.ts';
import { otherPartyFields } from '../../claim/fields/otherParty.ts';
import { personFields } from '../../claim/fields/person.ts';
import { reporterFields } from '../../claim/fields/reporter.ts';
import { vehicleFields } from '../../claim/fields/vehicle.ts';
import { askingAbout } from '../../flow/question.ts';

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
