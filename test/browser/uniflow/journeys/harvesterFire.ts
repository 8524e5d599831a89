import { accountLater } from '#test/browser/answers/bank.ts';
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
  },
  adds: {
    insured: {
      personKind: 'LEGAL',
      legalForm: 'CORPORATE',
      companyName: 'Farma U Lesa s.r.o.',
      identificationNumber: '99000059',
    },
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
  answer: async ({ fields }) => {
    await fields.choose('machineKind', 'MOBILE');
    await fields.type('frameworkNo', 'axion-870-001');
  },
  confirms: ['vehicleNotFound'],
  adds: { machineKind: 'MOBILE', frameworkNo: 'AXION-870-001', vehicleFound: false },
};

const machineData: AnsweredPage = {
  code: 'machineData',
  answer: async ({ fields }) => {
    await fields.type('vehicleManufacturer.name', 'Claas');
    await fields.type('vehicleModel', 'Lexion 770');
    await fields.type('manufactureYear', '2019');
  },
  adds: { vehicleManufacturer: { name: 'Claas' }, vehicleModel: 'Lexion 770', manufactureYear: 2019 },
};

const otherRights: AnsweredPage = {
  code: 'otherRights',
  answer: async ({ fields }) => {
    await fields.answerYesNo('otherInsurance', 'NO');
    await fields.answerYesNo('insuredVatPayer', 'YES');
  },
  adds: { otherInsurance: 'NO', vatPayer: 'YES' },
};

const inspection: AnsweredPage = {
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE');
    await fields.type('inspectionPlace', 'farm yard, Telč');
  },
  adds: { repairHandling: 'VEHICLE_HEADINGFOR_SERVICE', inspectionPlace: 'farm yard, Telč' },
};

/** A harvester that burned and that our register does not know by its number. */
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
        insured: { personKind: 'LEGAL' },
      },
    }),
    insured,
    accountLater,
    event,
    machine,
    machineData,
    otherRights,
    inspection,
    ...ending,
  ],
  added: {},
};
