import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { begin, chooseEvent, knownPolicy, reporter } from '#test/browser/uniflow/uniflowAnswers.ts';

const story = 'The harvester caught fire in the field.';

const insured: AnsweredPage = {
  code: 'person',
  answer: async ({ fields, page }) => {
    await fields.choose('insured.personKind', 'LEGAL');
    await fields.choose('insured.legalForm', 'CORPORATE');
    await fields.type('insured.identificationNumber', '99000059');
    await expect(page.locator('[data-folded="insured.companyName"]')).toContainText('Farma U Lesa s.r.o.');
    await fields.answerYesNo('insuredVatPayer', 'YES');
  },
  adds: {
    insured: {
      personKind: 'LEGAL',
      legalForm: 'CORPORATE',
      companyName: 'Farma U Lesa s.r.o.',
      identificationNumber: '99000059',
    },
    vatPayer: 'YES',
    // Who tells the company id is told which account we mean.
    policyAccount: true,
    maskedAccount: '••••••3221/6363',
  },
};

const event: AnsweredPage = {
  code: 'event',
  answer: async ({ fields }) => {
    await fields.choose('damageCause', '330');
    await fields.type('incidentDescription', story);
    await fields.type('incidentPlace', 'field by Telč');
    await fields.answerYesNo('fireBrigade', 'YES');
  },
  adds: {
    damageCause: '330',
    incidentDescription: story,
    incidentPlace: 'field by Telč',
    countryScope: 'CZECH',
    fireBrigade: 'YES',
  },
};

const machine: AnsweredPage = {
  code: 'machine',
  answer: async ({ fields, page }) => {
    // The policy has told which one it is.
    await expect(page.locator('[data-folded=machineName]')).toContainText('Lexion 770');
    await openDetails({ page });
    await fields.type('frameworkNo', 'axion-870-001');
  },
  adds: {
    machineKind: 'MOBILE',
    machineName: 'Claas Lexion 770',
    frameworkNo: 'AXION-870-001',
  },
};

const inspection: AnsweredPage = {
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE');
  },
  adds: { repairHandling: 'VEHICLE_HEADINGFOR_SERVICE', inspectionPlace: 'field by Telč' },
};

/** A harvester that burned and that its policy tells. */
export const harvesterFire: Journey = {
  variant: 'MACHINE',
  pages: [
    begin('MACHINE'),
    chooseEvent('MACHINE_ELEMENT'),
    reporter,
    knownPolicy({
      policyNumber: '4400045645',
      days: 2,
      found: {
        policyType: 'MACHINE',
        productBranch: 'NONLIFE',
        hasMax3yearsOldPolicy: true,
        policyMachine: { machineKind: 'MOBILE', machineName: 'Claas Lexion 770' },
        insured: { personKind: 'LEGAL' },
        // Nobody else insures it, which is taken for granted.
        otherInsurance: 'NO',
      },
    }),
    insured,
    accountOfPolicy,
    event,
    machine,
    inspection,
    ...ending,
  ],
  added: {},
};
