import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { ShortAnswers, ShortJourney } from '#test/browser/count/shortJourney.ts';
import { contact, knownPolicy, accidentAnswers } from './common.ts';

const employer: ShortAnswers = {
  'employerParty.identificationNumber': '99000016',
};

/** Reports of liability that are counted. */
export const liabilityJourneys = {
  'dog bite': {
    tile: 'liability',
    flow: 'liability.DRAFT',
    answers: {
      ...contact,
      ...accidentAnswers,
      ...knownPolicy('4400035275'),
      riskFlow: 'ODPPOJ',
      reporterRole: 'INSURED',
      incidentDate: daysAgo(38).iso,
      incidentDescription: 'Pes mi utekl z vodítka a kousl sousedku.',
      settledWithInjured: 'NOTHING',
      damageCause: '210',
      agreement: 'AGREE',
      claimRaised: 'NO',
      'injuredParties[0].injured.fullName': 'Eva Malá',
      'injuredParties[0].injured.tel': '601222333',
      'injuredParties[0].relation': 'NEIGHBOUR',
      'injuredParties[0].damageKinds': ['HEALTH'],
      'injuredParties[0].damagedLifes[0].injurySeverity.code': '2',
      'injuredParties[0].damagedLifes[0].injuryType': '040',
    },
  },
  'work injury': {
    tile: 'liability',
    flow: 'liability.DRAFT',
    answers: {
      ...contact,
      ...accidentAnswers,
      ...employer,
      ...knownPolicy('4400037349'),
      riskFlow: 'ODPPRAC',
      harmed: 'EMPLOYEE',
      reporterRole: 'INSURED',
      incidentDate: daysAgo(39).iso,
      incidentDescription: 'Při řezání sjela pila po kovu.',
      'injured.fullName': 'Karel Dělný',
      'injured.birthDate': '1980-05-17',
      'injured.tel': '602333444',
      settledWithInjured: 'NOTHING',
      occupationalDisease: 'NO',
      agreement: 'AGREE',
      safetyBreach: 'NO',
      alcohol: 'NO',
      sickLeave: 'YES',
      'injurySeverity.code': '2',
      injuryType: '040',
    },
  },
  "employer's claim": {
    tile: 'liability',
    flow: 'liability.DRAFT',
    answers: {
      ...contact,
      ...accidentAnswers,
      ...employer,
      ...knownPolicy('4400060012'),
      riskFlow: 'ODPPRAC',
      harmed: 'EMPLOYER',
      reporterRole: 'INSURED',
      incidentDate: daysAgo(40).iso,
      incidentDescription: 'Při couvání jsem promáčkl dveře dodávky.',
      settledWithInjured: 'NOTHING',
      employerDamageKind: 'VEHICLE',
      'injuredParties[0].damagedVehicles[0].registrationNo': '1AB2345',
      employerClaimDate: daysAgo(39).iso,
      claimedAmount: '12000',
      agreement: 'AGREE',
      alcohol: 'NO',
    },
  },
} as const satisfies Readonly<Record<string, ShortJourney>>;
