import { when, type Asked } from '../asked.ts';

/** What the search found stands beside what it was searched by: the reporter checks both. */
export const vehicleAsked: Asked = ({ vehicleFound }) => [
  'contactSearch',
  'incidentDate',
  ...when(vehicleFound === true, 'vehicleManufacturer', 'vehicleModel', 'manufactureYear'),
];

export const vehicleDataAsked: Asked = () => [
  'vehicleManufacturer',
  'vehicleModel',
  'manufactureYear',
  'registrationNo',
  'vin',
];

export const personAsked: Asked = ({ insured: { personKind, legalForm, addressChoice } = {} }) => [
  'insured.personKind',
  ...when(personKind === 'NATURAL', 'insured.fullName', 'insured.birthNumber', 'insured.birthDate'),
  ...when(personKind === 'LEGAL', 'insured.legalForm', 'insured.companyName', 'insured.identificationNumber'),
  ...when(personKind === 'LEGAL' && legalForm === 'SELF_EMPLOYED', 'insured.fullName'),
  'insured.addressChoice',
  ...when(addressChoice === 'CZECH' || addressChoice === 'ABROAD', 'insured.address'),
];

export const eventAsked: Asked = ({ countryScope, policeInvestigation }) => [
  'damageCause',
  'incidentDescription',
  'countryScope',
  ...when(countryScope === 'ABROAD', 'country'),
  'incidentPlace',
  'policeInvestigation',
  ...when(policeInvestigation === 'YES', 'policeStation', 'policeFileNo'),
];

export const accidentAsked: Asked = () => [
  'driver.fullName',
  'driver.drivingLicenceNo',
  'alcohol',
  'incidentCausedByInsured',
];

export const inspectionAsked: Asked = ({ repairHandling, inspectionMethod }) => [
  'repairHandling',
  ...when(
    repairHandling === 'VEHICLE_HEADINGFOR_SERVICE' || repairHandling === 'VEHICLE_IN_SERVICE',
    'repairShop',
  ),
  'inspectionMethod',
  ...when(inspectionMethod === 'MOBILE_TECHNICIAN', 'inspectionPlace', 'contactPerson'),
  'costBasis',
];

/** Pages of the car claim whose questions depend on answers, by code; the others ask whatever their schema holds. */
export const carAsked: Readonly<Record<string, Asked>> = {
  vehicle: vehicleAsked,
  vehicleData: vehicleDataAsked,
  person: personAsked,
  event: eventAsked,
  accident: accidentAsked,
  inspection: inspectionAsked,
};
