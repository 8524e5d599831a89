import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { documentsFor } from '../../machines/flows/shared/requiredDocuments.ts';
import { daysAgo } from './support/daysAgo.ts';
import type { Report } from './report.ts';

/** One page of the accident: how a reporter answers it, the dialog in front of the next one, and what the claim keeps of it. */
export interface AnsweredPage {
  readonly code: string;
  readonly answer?: (report: Report) => Promise<void>;
  readonly confirms?: string;
  readonly kept: ClaimDetail;
}

const story = 'Na kluzké vozovce jsem při odbočování narazil do svodidel.';

/** The accident as somebody in a hurry types it, page by page: spaces, small letters and slashes included. */
export const accident: readonly AnsweredPage[] = [
  { code: 'index', kept: {} },
  {
    code: 'chooseEvent',
    answer: async ({ fields }) => {
      await fields.choose('eventFamily', 'HAV');
      await fields.choose('eventKinds.HAV', 'HAVNEHODA', 'eventKinds');
    },
    kept: { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV', vehicleRouting: 'VEHICLE' },
  },
  {
    code: 'chooseReporter',
    answer: ({ fields }) => fields.choose('reporterRole', 'INSURED'),
    kept: { reporterRole: 'INSURED' },
  },
  {
    code: 'reporter',
    answer: async ({ fields }) => {
      await fields.type('reporter.fullName', ' Jana   Nováková ');
      await fields.type('reporter.email', 'jana.novakova@example.cz ');
      await fields.type('reporter.tel', '777 123 456');
    },
    confirms: 'confirmReporterContacts',
    kept: {
      reporter: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '777123456' },
    },
  },
  {
    code: 'vehicle',
    answer: async ({ fields }) => {
      await fields.type('contactSearch', '4ui 5655');
      await fields.type('incidentDate', daysAgo(12).typed);
    },
    confirms: 'confirmVehicleIdentification',
    kept: {
      contactSearch: '4UI5655',
      incidentDate: daysAgo(12).iso,
      vehicleFound: true,
      policyNumberValid: true,
      dummyPolicy: false,
      policyType: 'CAR_HAV',
      productBranch: 'NONLIFE',
      hasMax3yearsOldPolicy: false,
      incidentDateDoesntMatch: false,
      registrationNo: '4UI5655',
      vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
      vehicleModel: 'Octavia',
      manufactureYear: 2022,
      vehicleKind: 'VEHICLE',
    },
  },
  {
    code: 'person',
    answer: async ({ fields }) => {
      await fields.choose('insured.personKind', 'NATURAL');
      await fields.type('insured.fullName', 'Jan Novotný');
      await fields.type('insured.birthNumber', '841104/9031');
      await fields.type('insured.birthDate', '4. 11. 1984');
      await fields.choose('insured.addressChoice', 'CZECH');
      await fields.type('insured.address.streetWithNumbers', 'Nádražní 27', 'address.streetWithNumbers');
      await fields.type('insured.address.zipCode', '702 00', 'address.zipCode');
      await fields.type('insured.address.city', 'Ostrava', 'address.city');
    },
    kept: {
      insured: {
        personKind: 'NATURAL',
        fullName: 'Jan Novotný',
        birthNumber: '8411049031',
        birthDate: '1984-11-04',
        addressChoice: 'CZECH',
        address: {
          streetWithNumbers: 'Nádražní 27',
          zipCode: '70200',
          city: 'Ostrava',
          countryCode: 'CZ',
        },
      },
      policyAccount: true,
      maskedAccount: '••••••5357/2700',
    },
  },
  {
    code: 'bankData',
    answer: async ({ fields }) => {
      await fields.choose('bankContactType', 'ENTERED');
      await fields.type('accountPrefix', '19', 'bankContact.accountPrefix');
      await fields.type('accountNumber', '2000 145 399', 'bankContact.accountNumber');
      await fields.select('bankCode', /^0800/, 'bankContact.bankCode');
    },
    kept: {
      bankContactType: 'ENTERED',
      userEnteredBankContact: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
    },
  },
  {
    code: 'event',
    answer: async ({ fields }) => {
      await fields.choose('damageCause', '110');
      await fields.type('incidentDescription', `${story}  `);
      await fields.choose('countryScope', 'CZECH');
      await fields.type('incidentPlace', 'Brno, Masarykova 1');
      await fields.answerYesNo('policeInvestigation', 'YES');
      await fields.type('policeStation', 'Brno-střed');
    },
    kept: {
      damageCause: '110',
      incidentDescription: story,
      countryScope: 'CZECH',
      incidentPlace: 'Brno, Masarykova 1',
      policeInvestigation: 'YES',
      policeStation: 'Brno-střed',
    },
  },
  {
    code: 'accident',
    answer: async ({ page, say, fields }) => {
      await page.getByRole('button', { name: say('car:accident.iDrove') }).click();
      await fields.answerYesNo('alcohol', 'NO');
      await fields.choose('incidentCausedByInsured', 'INSURED');
    },
    kept: { driver: { fullName: 'Jana Nováková' }, alcohol: 'NO', incidentCausedByInsured: 'INSURED' },
  },
  { code: 'otherParty', kept: {} },
  {
    code: 'damagedParts',
    answer: async ({ page, fields }) => {
      await page.locator('[data-part=NARAZNIK_PREDNI]').click();
      await page.locator('[data-part=KAPOTA]').click();
      await fields.choose('damageSize', 'MEDIUM');
      await fields.answerYesNo('drivable', 'YES');
    },
    kept: {
      damagedParts: ['NARAZNIK_PREDNI', 'KAPOTA'],
      damageSize: 'MEDIUM',
      drivable: 'YES',
      selfInspectionAuthorized: true,
    },
  },
  {
    code: 'inspection',
    answer: async ({ fields }) => {
      await fields.choose('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE');
      await fields.choose('inspectionMethod', 'SELF_INSPECTION');
      await fields.choose('costBasis', 'INVOICE');
    },
    kept: {
      repairHandling: 'VEHICLE_HEADINGFOR_SERVICE',
      inspectionMethod: 'SELF_INSPECTION',
      costBasis: 'INVOICE',
    },
  },
  {
    code: 'repairShop',
    answer: async ({ page }) => {
      await page.getByRole('radio', { name: /^Autoservis Dub/ }).check();
    },
    confirms: 'confirmRecommendedShop',
    kept: {
      repairShop: {
        id: 'S001',
        name: 'Autoservis Dub, Servisní 10, Praha 4',
        contractual: true,
        atHome: false,
      },
    },
  },
  { code: 'documents', kept: {} },
  {
    code: 'summary',
    answer: async ({ fields }) => {
      await fields.tick('truthfulness');
      await fields.tick('dataProcessingConsent');
    },
    confirms: 'finaliseNonLife',
    kept: { truthfulness: true, dataProcessingConsent: true },
  },
  { code: 'finalised', kept: {} },
];

/** Takes the code of a page; gives the claim as it is when the reporter arrives there. */
export const keptBefore = (code: string): ClaimDetail => {
  const end = accident.findIndex((page) => page.code === code);
  const done = accident.slice(0, end);
  const claim: ClaimDetail = {
    claimType: 'car',
    flowType: 'DRAFT',
    formSteps: done.map((page) => page.code),
  };
  return done.reduce((before, { kept }) => ({ ...before, ...kept }), claim);
};

/** Gives the claim as it is registered, without a file: the service adds what its registers know and what it asks for. */
export const registered = (claimRequestUuid: string): ClaimDetail => {
  const claim = keptBefore('finalised');
  const { required, optional } = documentsFor(claim);
  return {
    ...claim,
    vin: 'TMBZZZ3VZN4000001',
    requiredDocuments: [...required],
    optionalDocuments: [...optional],
    uploadedDocTypes: [],
    claimPreviewUrl: `/rest/claim/${claimRequestUuid}/preview.pdf`,
  };
};

/** What identifies the reporter and the insured in the accident. */
export const personalAnswers: readonly string[] = [
  'Nov%C3%A1kov%C3%A1',
  'Nováková',
  'jana.novakova',
  '777123456',
  '4UI5655',
  'Novotný',
  'Novotn%C3%BD',
  '8411049031',
  '2000145399',
];
