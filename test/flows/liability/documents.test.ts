import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { documentsFor } from '#machines/report/documents.ts';

// What is needed and what helps. Source: domain notes, liability, section 3.

const caused: ClaimDetail = { riskFlow: 'ODPPOJ' };
const suffered: ClaimDetail = { riskFlow: 'ODPPOS' };
const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' };
const harmed: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' };

describe('the documents', () => {
  test.each<[what: string, claim: ClaimDetail, needed: string, helping: string]>([
    ['of harm done', caused, '', 'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT'],
    [
      'of harm that was paid for',
      { ...caused, settledWithInjured: 'ALL' },
      'PAYMENT_PROOF',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT',
    ],
    [
      'of harm that somebody asks money for at a court',
      { ...caused, claimRaised: 'YES', courtProceedings: 'YES' },
      'CLAIM_LETTER COURT_PAPERS',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT',
    ],
    [
      'of a thing of ours',
      { ...suffered, injuredParties: [{ damageKinds: ['THING'] }] },
      'DAMAGE_PHOTO',
      'POLICE_REPORT OWNERSHIP_PROOF INVOICE ESTIMATE',
    ],
    [
      'of our health',
      { ...suffered, injuredParties: [{ damageKinds: ['HEALTH'] }] },
      'HEALTH_RECORD',
      'POLICE_REPORT SICK_NOTE INCOME_PROOF',
    ],
    [
      'of an injury at work',
      hurt,
      'WORK_INJURY_RECORD',
      'SICK_NOTE INCOME_PROOF HEALTH_RECORD POLICE_REPORT',
    ],
    [
      'of a disease from work',
      { ...hurt, occupationalDisease: 'YES' },
      'DISEASE_OPINION',
      'SICK_NOTE INCOME_PROOF HEALTH_RECORD',
    ],
    [
      'of a death at work',
      { ...hurt, injurySeverity: { code: '4' } },
      'WORK_INJURY_RECORD DEATH_CERTIFICATE',
      'SICK_NOTE INCOME_PROOF HEALTH_RECORD POLICE_REPORT',
    ],
    [
      'of a death that was told of before the harm was another',
      { ...caused, injurySeverity: { code: '4' } },
      '',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT',
    ],
    [
      'of an assessed pain',
      { ...hurt, occupationalDisease: 'YES', painForm: 'YES' },
      'DISEASE_OPINION PAIN_ASSESSMENT',
      'SICK_NOTE INCOME_PROOF HEALTH_RECORD',
    ],
    [
      'of harm to the employer',
      harmed,
      'CLAIM_LETTER',
      'DAMAGE_COMMISSION ESTIMATE INCOME_PROOF POLICE_REPORT',
    ],
    [
      'of what a shop reports',
      { ...caused, reporterRole: 'SERVICE' },
      '',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT POWER_OF_ATTORNEY',
    ],
    [
      'of what a broker reports',
      { ...caused, reporterRole: 'BROKER' },
      '',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT POWER_OF_ATTORNEY',
    ],
    [
      'of what somebody else reports',
      { ...caused, reporterRole: 'OTHER' },
      '',
      'DAMAGE_PHOTO WITNESS_STATEMENT POLICE_REPORT POWER_OF_ATTORNEY',
    ],
    ['where no police came', { ...caused, policeInvestigation: 'NO' }, '', 'DAMAGE_PHOTO WITNESS_STATEMENT'],
    [
      'where the police came',
      { ...caused, policeInvestigation: 'YES' },
      'POLICE_REPORT',
      'DAMAGE_PHOTO WITNESS_STATEMENT',
    ],
  ])('%s', (_what, claim, needed, helping) => {
    const { required, optional } = documentsFor(liabilityDraft, claim);
    expect({ needed: required.join(' '), helping: optional.join(' ') }).toEqual({ needed, helping });
  });
});
