import { lifeFallsWith } from './life/lifeDependents.ts';

/** What the vehicle search or the reporter told about the vehicle. */
const vehicle = [
  'registrationNo',
  'vin',
  'frameworkNo',
  'vehicleManufacturer',
  'vehicleModel',
  'manufactureYear',
  'vehicleKind',
  'vehicleSort',
];
const policy = [
  'policyNumberValid',
  'dummyPolicy',
  'policyType',
  'productBranch',
  'hasMax3yearsOldPolicy',
  'ocrAllowed',
];
/** A contract named because none was found: another search asks anew. */
const contract = ['contractKnown', 'contractSearch', 'reasonToChooseInsurance'];
const duplicate = [
  'claimId',
  'incidentDateDoesntMatch',
  'hasDuplicateClaimFoundByClaimNumber',
  'isOtherEvent',
];

/**
 * What a search of a vehicle finds, its policy and its claims included: it goes where the vehicle found is not the
 * one meant.
 */
export const foundWithVehicle: readonly string[] = [
  ...vehicle,
  'policyNumber',
  'vehicleFound',
  'selfInspectionAuthorized',
  'policyAccount',
  'maskedAccount',
  ...policy,
  ...duplicate,
];

/** Answer changed -> answers that fall, unless they were given anew in the same step. */
export const fallsWith: Readonly<Record<string, readonly string[]>> = {
  reporterRole: [
    'reporter.fullName',
    'reporter.companyName',
    'reporter.identificationNumber',
    'reporter.email',
    'reporter.tel',
  ],
  contactSearch: [...foundWithVehicle, 'mileage', ...contract],
  incidentDate: [...policy, ...contract, ...duplicate],
  'contractSearch.main': policy,
  policyNumber: [...policy, 'policyAccount', 'maskedAccount'],
  claimNumber: duplicate,
  eventKinds: ['damageCause'],
  riskFlow: ['injuredParties'],
  damageCause: ['animalDamage', 'elementType', 'theftKind'],
  vehicleRouting: ['repairShop'],
  vehicleManufacturer: ['vehicleModel'],
  ...lifeFallsWith,
  'insured.addressChoice': ['insured.address'],
  'injured.addressChoice': ['injured.address'],
};
