import { defineFlow } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { BankContactType } from '#machines/claim/enums.ts';
import { bankData } from '#machines/flows/shared/bankData.ts';
import { cannotContinue } from '#machines/flows/shared/cannotContinue.ts';
import { documents } from '#machines/flows/shared/documents.ts';
import { finalised } from '#machines/flows/shared/finalised.ts';
import { start } from '#machines/flows/shared/start.ts';
import { lifeDocuments } from './documents.ts';
import { lifeLine } from './line.ts';
import { summary } from '#machines/flows/shared/summary.ts';
import { hospitalAthlete, noWorkAthlete, permanentAthlete } from './athlete.ts';
import { bodyPart } from './risks/bodyPart.ts';
import { carSeats, carSeatsRide } from './risks/carSeats.ts';
import { claimantPage } from './claimants/claimant.ts';
import { claimants } from './claimants/claimants.ts';
import { chooseEvent } from './chooseEvent.ts';
import { chooseReporter } from './chooseReporter.ts';
import { damageInfo } from './damageInfo.ts';
import { death } from './risks/death.ts';
import { deathInjury } from './risks/deathInjury.ts';
import { disability, disabilityCause } from './risks/disability.ts';
import { hospital } from './risks/hospital.ts';
import { illness } from './risks/illness.ts';
import { incapablePerson } from './incapablePerson.ts';
import { injury, injuryBody } from './risks/injury.ts';
import { injuryAdditional } from './risks/injuryAdditional.ts';
import { injuryHospital } from './risks/injuryHospital.ts';
import { injuryTreatment } from './risks/injuryTreatment.ts';
import { ivf } from './risks/ivf.ts';
import { noWork } from './risks/noWork.ts';
import { noWorkEvent } from './risks/noWorkEvent.ts';
import { insuredContact } from './insuredContact.ts';
import { loan } from './loan.ts';
import { jobLoss } from './risks/jobLoss.ts';
import { ocr } from './ocr.ts';
import { otherRisk } from './risks/otherRisk.ts';
import { permanentEvent } from './risks/permanentEvent.ts';
import { permanentFace } from './risks/permanentFace.ts';
import { permanentLimbs } from './risks/permanentLimbs.ts';
import { permanentTrunk } from './risks/permanentTrunk.ts';
import { personalData } from './personalData.ts';
import { policy } from './policy.ts';
import { policyAlternative } from './policyAlternative.ts';
import { policyEventType } from './policyEventType.ts';
import { policyNotFound } from './policyNotFound.ts';
import { reporterPage } from './reporterPage.ts';
import { deathTravel, injuryTravel, permanentTravel, trip } from './risks/travel.ts';
import {
  carSeatsMore,
  deathMore,
  hospitalMore,
  injuryMore,
  noWorkMore,
  noWorkPolice,
  ocrMore,
  permanentMore,
} from './moreInfo.ts';

/**
 * The lender is paid when the insured has died or is disabled, so nobody is asked for an account. Source: specification section
 * 4.
 */
const notForLoanOfDeadOrDisabled: Rule = {
  not: {
    all: [
      { fact: 'appliedRiskId', is: 'BAN' },
      { fact: 'claimEventType', in: ['DEATH', 'DISABILITY'] },
    ],
  },
};

/** After a death each who claims may tell their account with the claim, unless another was told. */
const toldWithClaim = {
  when: {
    all: [
      { fact: 'aboutDeath', is: true },
      { not: { fact: 'bankContactType', in: BankContactType.exclude(['FUTURE_ACCOUNT']).options } },
    ],
  },
  answers: { bankContactType: 'FUTURE_ACCOUNT' },
} as const;

/** The policy does not cover caring for a family member. Source: specification section 7, ocrAllowed. */
const careNotCovered: Rule = {
  all: [
    { fact: 'appliedRiskId', is: 'OCR' },
    { fact: 'ocrAllowed', is: false },
  ],
};

/** A life claim, every risk of section 3. Steps: specification section 4. */
export const lifeDraft = defineFlow({
  line: lifeLine,
  flowType: 'DRAFT',
  start: 'index',
  documents: lifeDocuments,
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    damageInfo,
    chooseReporter,
    reporterPage,
    policy,
    policyAlternative,
    policyEventType,
    policyNotFound,
    loan,
    personalData,
    cannotContinue('fillInfo', careNotCovered),
    insuredContact,
    bankData(
      [
        'injury',
        'trip',
        'hospital',
        'noWork',
        'bodyPart',
        'illness',
        'disability',
        'incapablePerson',
        'ocr',
        'carSeats',
        'death',
        'ivf',
        'jobLoss',
        'otherRisk',
      ],
      notForLoanOfDeadOrDisabled,
      [toldWithClaim],
    ),
    trip,
    injury,
    injuryAdditional,
    injuryTravel,
    injuryBody,
    injuryTreatment,
    injuryHospital,
    injuryMore,
    disability,
    disabilityCause,
    illness,
    incapablePerson,
    ivf,
    hospital,
    hospitalAthlete,
    hospitalMore,
    ocr,
    ocrMore,
    death,
    deathTravel,
    deathInjury,
    deathMore,
    claimantPage,
    claimants,
    permanentTravel,
    bodyPart,
    permanentEvent,
    permanentLimbs,
    permanentFace,
    permanentTrunk,
    permanentAthlete,
    permanentMore,
    noWork,
    noWorkEvent,
    noWorkPolice,
    noWorkAthlete,
    noWorkMore,
    carSeats,
    carSeatsRide,
    carSeatsMore,
    jobLoss,
    otherRisk,
    documents(['summary']),
    summary('confirmFinal'),
    finalised('documents'),
  ],
});
