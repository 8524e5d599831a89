import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { aReporter, anInsured } from '#test/given.ts';

export const anAddress = {
  countryCode: 'CZ',
  streetWithNumbers: 'Masarykova 1',
  city: 'Brno',
  zipCode: '60200',
};

const thing = { damagedThings: [{ description: 'Okno v přízemí', price: 4000, age: 3 }] };

/** A neighbour whose window was broken. */
export const aNeighbour = {
  injured: anInsured({ fullName: 'Eva Malá', email: 'eva@example.cz' }),
  relation: 'NEIGHBOUR',
  damageKinds: ['THING'],
  ...thing,
  thingHeld: 'NO',
};

export const anInjury = {
  injurySeverity: { code: '2' },
  injuryType: '040',
  injuryDescription: 'Zlomená pravá ruka.',
};

const employerParty = {
  companyName: 'Zkušební doprava s.r.o.',
  identificationNumber: '99000016',
  address: anAddress,
};

const employee = {
  fullName: 'Karel Dělný',
  birthDate: '1980-05-17',
  tel: '+420777123456',
  address: anAddress,
};

/** Nobody has paid anything yet; who was harmed is not asked. */
const saidOfPayments = (
  riskFlow: ClaimDetail['riskFlow'],
  reporterRole: ClaimDetail['reporterRole'],
): Answers =>
  riskFlow === 'ODPPOJ' || (riskFlow === 'ODPPRAC' && ['INSURED', 'BROKER'].includes(reporterRole ?? ''))
    ? { settledWithInjured: 'NOTHING' }
    : {};

/** What a reporter usually answers on a page of the liability flow, by the claim so far. */
export const usualAnswers: Readonly<Record<string, (claim: ClaimDetail) => Answers>> = {
  index: () => ({}),
  chooseEvent: () => ({ riskFlow: 'ODPPOJ' }),
  reporter: ({ riskFlow }) => ({
    reporterRole: riskFlow === 'ODPPOS' ? 'INJURED' : 'INSURED',
    reporter: aReporter(),
  }),
  policy: ({ riskFlow, reporterRole }) => ({
    ...saidOfPayments(riskFlow, reporterRole),
    reasonToChooseInsurance: 'Pojistku platím u vás.',
    incidentDate: '2026-11-10',
  }),
  culprit: () => ({ otherParty: { fullName: 'Jan Padlý' } }),
  employer: () => ({ employerParty }),
  person: ({ riskFlow, harmed }) => {
    if (riskFlow === 'ODPPOS') return { injured: anInsured({ email: 'petr@example.cz' }) };
    if (riskFlow !== 'ODPPRAC') return { insured: anInsured() };
    return harmed === 'EMPLOYEE' ? { injured: employee } : { insured: anInsured(), employerParty };
  },
  bankData: () => ({
    bankContactType: 'ENTERED',
    userEnteredBankContact: { accountNumber: '2000145399', bankCode: '0800' },
  }),
  event: ({ riskFlow }) => ({
    ...(riskFlow !== 'ODPPRAC' && { damageCause: '110' }),
    incidentDescription: 'Při hře kopl míč do okna.',
    countryScope: 'CZECH',
    incidentPlace: 'Brno, Masarykova 1',
    policeInvestigation: 'NO',
  }),
  causedDamage: () => ({
    causedBy: 'CHILD',
    causerName: 'Adam Novák',
    causerBirthDate: '2014-05-01',
    liabilityArea: 'PRIVATE',
    agreement: 'AGREE',
    claimRaised: 'NO',
  }),
  business: () => ({ businessActivity: 'Vedení účetnictví', mistakeDate: '2026-03-01' }),
  'injuredParty[0]': () => ({ currency: 'CZK', injuredParties: [aNeighbour] }),
  injuredParties: () => ({}),
  sufferedDamage: () => ({
    injuredParties: [
      {
        damageKinds: ['PROPERTY'],
        damagedProperties: [{ description: 'Plot u silnice' }],
        relation: 'NEIGHBOUR',
      },
    ],
    claimSentToCulprit: 'NO',
    otherInsurance: 'NO',
  }),
  workInjury: () => ({
    occupationalDisease: 'NO',
    workInjuryRecorded: 'YES',
    agreement: 'AGREE',
    safetyBreach: 'NO',
    alcohol: 'NO',
    sickLeave: 'YES',
    currency: 'CZK',
    dateFrom: '2026-11-11',
    ongoing: true,
  }),
  injury: () => anInjury,
  workDamage: () => ({
    currency: 'CZK',
    employerDamageKind: 'VEHICLE',
    injuredParties: [{ damagedVehicles: [{ registrationNo: '1AB2345' }] }],
    claimedAmount: 12000,
    employerClaimDate: '2026-11-12',
    agreement: 'PARTIALLY',
    alcohol: 'NO',
  }),
  otherParty: () => ({}),
  inspection: () => ({ inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'Brno, Masarykova 1' }),
  documents: () => ({}),
  summary: () => ({ truthfulness: true, dataProcessingConsent: true }),
};
