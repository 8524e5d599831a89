import type { ClaimEventType } from '#machines/claim/codes/life.ts';
import { RiskCode } from '#machines/claim/enums.ts';
import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isByInjury, onJourney, onLoan } from './conditions.ts';

const of = (risk: RiskCode): Rule => ({ fact: 'appliedRiskId', is: risk });
const isDead: Rule = { fact: 'injurySeverity.code', is: '4' };
const isHurt: Rule = { fact: 'injurySeverity.code', in: ['1', '2', '3'] };
const isAdult: Rule = { fact: 'insuredAge', is: 'ADULT' };
const goesOn: Rule = { fact: 'ongoing', is: true };
/** Somebody is still in hospital. */
const isStaying: Rule = { fact: 'stayOngoing', is: true };
const isSelfEmployed: Rule = { fact: 'insured.employeeType', is: 'SELF_EMPLOYEE' };

const isStay: Rule = { any: [of('NEM'), onJourney('HOSPITAL')] };

const onLoanOther: readonly ClaimEventType[] = ['DEATH', 'DISABILITY', 'JOB_LOSS', 'ILLNESS'];

/** The documents of a life claim, by its risk. */
export const lifeDocuments: DocumentTable = {
  rows: [
    documentRow(
      of('DNL'),
      'FIRST_TREATMENT_REPORT',
      'LAST_TREATMENT_REPORT DISCHARGE_REPORT OPERATION_PROTOCOL POLICE_REPORT WORK_INJURY_RECORD SCHOOL_INJURY_RECORD BIRTH_CERTIFICATE',
    ),
    documentRow(of('DNSB'), 'CARE_DECISION', 'HEALTH_RECORD DISABILITY_ASSESSMENT'),
    // The assessment decides; who has no right to a pension has no decision.
    documentRow(of('INV'), 'DISABILITY_ASSESSMENT', 'DISABILITY_DECISION HEALTH_RECORD CARE_DECISION'),
    documentRow(of('NEM'), 'DISCHARGE_REPORT', 'OPERATION_PROTOCOL REHAB_REPORT POLICE_REPORT'),
    documentRow(
      { all: [of('PN'), { not: isSelfEmployed }] },
      'SICK_NOTE',
      'SICK_NOTE_END OSSZ_CONFIRMATION INCOME_PROOF HEALTH_RECORD POLICE_REPORT',
    ),
    documentRow(
      { all: [of('PN'), isSelfEmployed] },
      'SICK_NOTE OSSZ_CONFIRMATION',
      'INCOME_PROOF HEALTH_RECORD',
    ),
    documentRow(of('OCR'), 'CHILD_CARE_DECISION', 'CHILD_CARE_END HEALTH_RECORD BIRTH_CERTIFICATE'),
    documentRow(
      of('TN'),
      'HEALTH_RECORD',
      'SCAR_PHOTO DISCHARGE_REPORT OPERATION_PROTOCOL POLICE_REPORT REHAB_REPORT',
    ),
    documentRow(
      of('UMR'),
      'DEATH_CERTIFICATE DEATH_CAUSE',
      'POLICE_REPORT IDENTITY_DOCUMENT COURT_CONSENT BIRTH_CERTIFICATE BANK_CONSENT',
    ),
    documentRow(of('ZO'), 'HEALTH_RECORD', 'HISTOLOGY OPERATION_PROTOCOL DISCHARGE_REPORT'),
    documentRow(
      of('SED'),
      'HEALTH_RECORD POLICE_REPORT',
      'DISCHARGE_REPORT DEATH_CERTIFICATE ACCIDENT_REPORT OPERATION_PROTOCOL',
    ),
    documentRow(onLoan('DEATH'), 'DEATH_CERTIFICATE DEATH_CAUSE', 'POLICE_REPORT'),
    documentRow(onLoan('DISABILITY'), 'DISABILITY_ASSESSMENT', 'DISABILITY_DECISION HEALTH_RECORD'),
    documentRow(
      { all: [of('BAN'), { not: { fact: 'claimEventType', in: onLoanOther } }] },
      'SICK_NOTE',
      'SICK_NOTE_END OSSZ_CONFIRMATION INCOME_PROOF',
    ),
    documentRow(onLoan('JOB_LOSS'), 'JOB_CONTRACT JOB_END LABOUR_OFFICE', 'LOAN_CONTRACT INCOME_PROOF OTHER'),
    documentRow(onLoan('ILLNESS'), 'HEALTH_RECORD', 'HISTOLOGY OPERATION_PROTOCOL DISCHARGE_REPORT'),
    documentRow(onJourney('DEATH'), 'DEATH_CERTIFICATE DEATH_CAUSE', 'POLICE_REPORT TRAVEL_CONTRACT'),
    // A benefit is paid whatever the treatment cost.
    documentRow(
      { all: [of('CPZ'), { not: onJourney('DEATH') }] },
      'HEALTH_RECORD',
      'MEDICAL_BILL POLICE_REPORT TRAVEL_TICKET TRAVEL_CONTRACT',
    ),
    documentRow(of('PAR'), 'IVF_CONFIRMATION', 'IVF_INVOICE HEALTH_RECORD'),
    documentRow(
      { any: [of('OTHER'), { not: { fact: 'appliedRiskId', in: RiskCode.options } }] },
      '',
      'HEALTH_RECORD OTHER',
    ),
  ],
  byAnswer: [
    // Section 9, policy age guard: we want to see whether it was there before the policy.
    { code: 'HEALTH_RECORD', is: 'required', when: { fact: 'onYoungPolicy', is: true } },
    { code: 'POLICE_REPORT', is: 'leftOut', when: { fact: 'policeInvestigation', is: 'NO' } },
    { code: 'POLICE_REPORT', is: 'leftOut', when: { all: [isStay, { not: isByInjury }] } },
    { code: 'POLICE_REPORT', is: 'leftOut', when: { fact: 'noWorkByInjury', is: false } },
    { code: 'POLICE_REPORT', is: 'required', when: { fact: 'policeInvestigation', is: 'YES' } },
    { code: 'DEATH_CERTIFICATE', is: 'required', when: { all: [of('SED'), isDead] } },
    { code: 'DEATH_CERTIFICATE', is: 'leftOut', when: { all: [of('SED'), isHurt] } },
    { code: 'MEDICAL_BILL', is: 'leftOut', when: onJourney('PERMANENT') },
    {
      code: 'SCAR_PHOTO',
      is: 'required',
      when: { all: [of('TN'), { fact: 'faceImpacts', is: 'SCAR' }] },
    },
    // Not every payment to a child needs a court. Source: Czech Civil Code, section 898.
    { code: 'COURT_CONSENT', is: 'optional', when: { fact: 'claimantUnderAge', is: true } },
    { code: 'COURT_CONSENT', is: 'leftOut', when: { fact: 'claimantUnderAge', is: false } },
    { code: 'COURT_CONSENT', is: 'required', when: { fact: 'relationToInsured', is: 'GUARDIAN' } },
    { code: 'POWER_OF_ATTORNEY', is: 'required', when: { fact: 'relationToInsured', is: 'ATTORNEY' } },
    { code: 'POWER_OF_ATTORNEY', is: 'optional', when: { fact: 'reporterRole', is: 'BROKER' } },
    { code: 'WORK_INJURY_RECORD', is: 'leftOut', when: { fact: 'workInjury', is: 'NO' } },
    { code: 'BIRTH_CERTIFICATE', is: 'leftOut', when: { all: [of('DNL'), isAdult] } },
    // Who is cared for in the other ways is a child, or may be one.
    { code: 'BIRTH_CERTIFICATE', is: 'leftOut', when: { fact: 'relativeCared', is: true } },
    { code: 'SCHOOL_INJURY_RECORD', is: 'leftOut', when: isAdult },
    { code: 'LABOUR_OFFICE', is: 'leftOut', when: { fact: 'labourOffice', is: 'NO' } },
    // What ends something comes once it has ended.
    { code: 'SICK_NOTE_END', is: 'later', when: goesOn },
    { code: 'CHILD_CARE_END', is: 'later', when: goesOn },
    { code: 'DISCHARGE_REPORT', is: 'later', when: isStaying },
    { code: 'LAST_TREATMENT_REPORT', is: 'later', when: { fact: 'treatmentEnded', is: 'NO' } },
  ],
};
