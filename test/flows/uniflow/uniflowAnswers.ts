import type { Answers } from '#machines/flow/answers.ts';

const reporter = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '777123456' };

/** What somebody answers on the pages of a usual report, by page; a journey states what differs. */
export const usualAnswers: Readonly<Record<string, Answers>> = {
  reporter: { reporterRole: 'INSURED', reporter },
  policy: { policyNumber: '4400038386', otherInsurance: 'NO', incidentDate: '2026-11-10' },
  person: {
    insured: {
      personKind: 'NATURAL',
      fullName: 'Jana Nováková',
      birthNumber: '8005170008',
      addressChoice: 'UNKNOWN',
    },
  },
  bankData: { bankContactType: 'FUTURE_ACCOUNT' },
  event: {
    incidentDescription: 'Stalo se to odpoledne.',
    countryScope: 'CZECH',
    incidentPlace: 'Brno, Dlouhá 1',
    policeInvestigation: 'NO',
  },
  pet: { petKind: 'DOG', petName: 'Rex', petMark: 'CHIP', chipNumber: '999000000000017', vaccinated: 'YES' },
  vet: {
    vetName: 'MVDr. Malá, Brno',
    diagnosis: 'cizí těleso ve střevě',
    treatmentEnded: 'NO',
    costs: 18500,
    vetPaid: 'OWNER',
  },
  petLost: { lostReportedTo: 'MUNICIPALITY', lostReportedOn: '2026-11-11', petFound: 'NO' },
  trip: {
    country: 'AT',
    incidentPlace: 'Zell am See',
    tripFrom: '2026-11-08',
    tripTo: '2026-11-15',
    tripPurpose: 'SPORT',
    assistanceContacted: 'YES',
    otherInsurance: 'NO',
  },
  medical: {
    injuryKind: 'INJURY',
    diagnosis: 'zlomenina bérce',
    activity: 'SKIING',
    alcohol: 'NO',
    medicalFacilityName: 'Tauernklinikum, Zell am See',
    hospitalized: 'NO',
    costItems: [{ description: 'ošetření', amount: 840, currency: 'EUR', paid: 'NO' }],
  },
  luggage: {
    luggageEvent: 'LOST',
    luggageIn: 'CARRIER',
    luggageItems: [{ description: 'kufr s oblečením', price: 9000 }],
  },
  cancellation: {
    cancelKind: 'CANCELLED',
    cancellationReason: 'ILLNESS',
    cancelPerson: 'SELF',
    diagnosis: 'zápal plic',
    bookedOn: '2026-06-01',
    cancelledOn: '2026-11-11',
    organiser: 'CK Slunce',
    tripPrice: 42000,
    cancelFee: 21000,
  },
  travelCosts: {
    organiser: 'Aero, let 123',
    plannedAt: '2026-11-10T08:00',
    actualAt: '2026-11-10T19:30',
    costItems: [{ description: 'hotel', amount: 120, currency: 'EUR', paid: 'YES' }],
    tripPrice: 32000,
  },
  causedDamage: { agreement: 'AGREE', claimRaised: 'NO' },
  'injuredParty[0]': {
    injuredParties: [
      {
        injured: { personKind: 'NATURAL', fullName: 'Petr Malý', tel: '777222333' },
        damageKinds: ['THING'],
        damagedThings: [{ description: 'bunda', price: 2500 }],
      },
    ],
  },
  machine: {
    machineKind: 'MOBILE',
    frameworkNo: 'X1',
    warranty: 'NO',
  },
  machineEvent: {
    driver: { fullName: 'Karel Dělný' },
    operatorLicensed: 'YES',
    alcohol: 'NO',
    lastSeenAt: '2026-11-09T17:00',
    discoveredAt: '2026-11-10T07:30',
    keysCount: 2,
  },
  machineData: {
    vehicleManufacturer: { name: 'Caterpillar' },
    vehicleModel: '320 GC',
    manufactureYear: 2019,
  },
  cargo: {
    transportRole: 'CARRIER',
    cargo: '12 palet skla',
    loadingPlace: 'Teplice',
    unloadingPlace: 'Graz',
    transportDocument: 'CMR 12345',
    goodsValue: 80000,
    weightKg: 4000,
    reservationNoted: 'YES',
    parkingGuarded: 'NO',
  },
  agri: {
    agriItems: [{ cropOrAnimal: 'řepka ozimá', plot: '4201/3', area: 12.5, headCount: 40 }],
    vetAuthority: 'YES',
  },
  inspection: { repairHandling: 'VEHICLE_NOT_DECIDED', inspectionPlace: 'areál firmy, Brno' },
  summary: {},
};
