import { defineFlow } from '../../flow/defineFlow.ts';
import type { Rule } from '../../flow/rule.ts';
import { bankData } from '../shared/bankData.ts';
import { cannotContinue } from '../shared/cannotContinue.ts';
import { documents } from '../shared/documents.ts';
import { finalised } from '../shared/finalised.ts';
import { start } from '../shared/start.ts';
import { summary } from '../shared/summary.ts';
import { hospitalAthlete, noWorkAthlete, permanentAthlete } from './athlete.ts';
import { bodyPart } from './bodyPart.ts';
import { carSeats } from './carSeats.ts';
import { chooseEvent } from './chooseEvent.ts';
import { chooseReporter } from './chooseReporter.ts';
import { damageInfo } from './damageInfo.ts';
import { death } from './death.ts';
import { deathInjury } from './deathInjury.ts';
import { disability } from './disability.ts';
import { hospital } from './hospital.ts';
import { illness } from './illness.ts';
import { incapablePerson } from './incapablePerson.ts';
import { injury } from './injury.ts';
import { injuryAdditional } from './injuryAdditional.ts';
import { injuryHospital } from './injuryHospital.ts';
import { injuryTreatment } from './injuryTreatment.ts';
import { ivf } from './ivf.ts';
import { noWork } from './noWork.ts';
import { noWorkEvent } from './noWorkEvent.ts';
import { ocr } from './ocr.ts';
import { otherRisk } from './otherRisk.ts';
import { permanentEvent } from './permanentEvent.ts';
import { permanentFace } from './permanentFace.ts';
import { permanentLimbs } from './permanentLimbs.ts';
import { personalData } from './personalData.ts';
import { policy } from './policy.ts';
import { policyAlternative } from './policyAlternative.ts';
import { policyEventType } from './policyEventType.ts';
import { policyNotFound } from './policyNotFound.ts';
import { reporter } from './reporter.ts';
import { deathTravel, injuryTravel, permanentTravel } from './travel.ts';
import {
  carSeatsMore,
  deathMore,
  hospitalMore,
  injuryMore,
  noWorkMore,
  ocrMore,
  permanentMore,
} from './moreInfo.ts';

/** Section 4: the lender is paid when the insured has died or is disabled, so nobody is asked for an account. */
const notForLoanOfDeadOrDisabled: Rule = {
  not: {
    all: [
      { fact: 'appliedRiskId', is: 'BAN' },
      { fact: 'claimEventType', in: ['DEATH', 'DISABILITY'] },
    ],
  },
};

/** Section 7, ocrAllowed: the policy does not cover caring for a family member. */
const careNotCovered: Rule = {
  all: [
    { fact: 'appliedRiskId', is: 'OCR' },
    { fact: 'ocrAllowed', is: false },
  ],
};

/** A life claim, every risk of section 3. Steps: specification section 4. */
export const lifeDraft = defineFlow({
  code: 'life.DRAFT',
  claimType: 'life',
  flowType: 'DRAFT',
  home: '/life',
  start: 'index',
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    damageInfo,
    chooseReporter,
    reporter,
    policy,
    policyAlternative,
    policyEventType,
    policyNotFound,
    personalData,
    cannotContinue('fillInfo', careNotCovered),
    bankData(
      [
        'injury',
        'hospital',
        'noWork',
        'permanentTravel',
        'bodyPart',
        'illness',
        'disability',
        'incapablePerson',
        'ocr',
        'carSeats',
        'death',
        'ivf',
        'injuryTravel',
        'deathTravel',
        'otherRisk',
      ],
      notForLoanOfDeadOrDisabled,
    ),
    injury,
    injuryAdditional,
    injuryTravel,
    injuryTreatment,
    injuryHospital,
    injuryMore,
    disability,
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
    permanentTravel,
    bodyPart,
    permanentEvent,
    permanentLimbs,
    permanentFace,
    permanentAthlete,
    permanentMore,
    noWork,
    noWorkEvent,
    noWorkAthlete,
    noWorkMore,
    carSeats,
    carSeatsMore,
    otherRisk,
    documents(['summary']),
    summary('confirmFinal'),
    finalised('documents'),
  ],
});
