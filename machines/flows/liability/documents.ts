import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isAtWork, isCaused, isEmployeeHurt, isEmployerHarmed, isPaid, isSuffered } from './conditions.ts';

const isHurt: Rule = { fact: 'healthHarmed', is: true };
const isSeen: Rule = { all: [isSuffered, { fact: 'thingSeen', is: true }] };
const isAnimal: Rule = { all: [isSuffered, { fact: 'animalHarmed', is: true }] };
const isDisease: Rule = { all: [isEmployeeHurt, { fact: 'occupationalDisease', is: 'YES' }] };
const isInjury: Rule = { all: [isEmployeeHurt, { not: { fact: 'occupationalDisease', is: 'YES' } }] };
const isAssessed: Rule = { all: [isHurt, { fact: 'painForm', is: 'YES' }] };
const isDead: Rule = { all: [isHurt, { fact: 'injurySeverity.code', is: '4' }] };

/** Before it is known who harmed whom, these are the documents of the most common one, so that the first page can say what to prepare. */
const isCausedOrOpen: Rule = { any: [isCaused, { not: { any: [isSuffered, isAtWork] } }] };

/** The documents of a liability claim. */
export const liabilityDocuments: DocumentTable = {
  rows: [
    documentRow(isCausedOrOpen, '', 'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT'),
    documentRow(isSuffered, '', 'POLICE_REPORT'),
    documentRow(isSeen, 'DAMAGE_PHOTO', 'OWNERSHIP_PROOF INVOICE ESTIMATE'),
    documentRow({ all: [isSuffered, isHurt] }, 'HEALTH_RECORD', 'SICK_NOTE INCOME_PROOF'),
    documentRow(isAnimal, 'VET_REPORT', 'INVOICE'),
    documentRow(isInjury, 'WORK_INJURY_RECORD', 'SICK_NOTE INCOME_PROOF HEALTH_RECORD POLICE_REPORT'),
    documentRow(isDisease, 'DISEASE_OPINION', 'SICK_NOTE INCOME_PROOF HEALTH_RECORD'),
    documentRow(isAssessed, 'PAIN_ASSESSMENT', ''),
    documentRow({ all: [isAssessed, { fact: 'painFeePaid', is: true }] }, 'PAIN_FEE_RECEIPT', ''),
    documentRow(isDead, 'DEATH_CERTIFICATE', ''),
    documentRow(isEmployerHarmed, 'CLAIM_LETTER', 'DAMAGE_COMMISSION ESTIMATE INCOME_PROOF POLICE_REPORT'),
  ],
  byAnswer: [
    { code: 'CLAIM_LETTER', is: 'required', when: { fact: 'claimRaised', is: 'YES' } },
    { code: 'COURT_PAPERS', is: 'required', when: { fact: 'courtProceedings', is: 'YES' } },
    { code: 'PAYMENT_PROOF', is: 'required', when: isPaid },
    { code: 'POLICE_REPORT', is: 'leftOut', when: { fact: 'policeInvestigation', is: 'NO' } },
    { code: 'POLICE_REPORT', is: 'required', when: { fact: 'policeInvestigation', is: 'YES' } },
    {
      code: 'POWER_OF_ATTORNEY',
      is: 'optional',
      when: { fact: 'reporterRole', in: ['SERVICE', 'BROKER', 'OTHER'] },
    },
  ],
};
