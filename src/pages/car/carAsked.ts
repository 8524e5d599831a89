import { when, type Asked } from '../asked.ts';

/** What the search found stands beside what it was searched by: the reporter checks both. */
const vehicleAsked: Asked = (answer) => [
  'contactSearch',
  'incidentDate',
  ...when(answer('vehicleFound') === true, 'vehicleManufacturer', 'vehicleModel', 'manufactureYear'),
];

const vehicleDataAsked: Asked = () => [
  'vehicleManufacturer',
  'vehicleModel',
  'manufactureYear',
  'registrationNo',
  'vin',
];

export const personAsked: Asked = (answer) => {
  const [kind, form, place] = ['personKind', 'legalForm', 'addressChoice'].map((name) =>
    answer(`insured.${name}`),
  );
  return [
    'insured.personKind',
    ...when(kind === 'NATURAL', 'insured.fullName', 'insured.birthNumber', 'insured.birthDate'),
    ...when(kind === 'LEGAL', 'insured.legalForm', 'insured.companyName', 'insured.identificationNumber'),
    ...when(kind === 'LEGAL' && form === 'SELF_EMPLOYED', 'insured.fullName'),
    'insured.addressChoice',
    ...when(place === 'CZECH' || place === 'ABROAD', 'insured.address'),
  ];
};

export const eventAsked: Asked = (answer) => [
  'damageCause',
  'incidentDescription',
  'countryScope',
  ...when(answer('countryScope') === 'ABROAD', 'country'),
  'incidentPlace',
  'policeInvestigation',
  ...when(answer('policeInvestigation') === 'YES', 'policeStation', 'policeFileNo'),
];

const accidentAsked: Asked = () => [
  'driver.fullName',
  'driver.drivingLicenceNo',
  'alcohol',
  'incidentCausedByInsured',
];

export const inspectionAsked: Asked = (answer) => [
  'repairHandling',
  ...when(
    answer('repairHandling') === 'VEHICLE_HEADINGFOR_SERVICE' ||
      answer('repairHandling') === 'VEHICLE_IN_SERVICE',
    'repairShop',
  ),
  'inspectionMethod',
  ...when(answer('inspectionMethod') === 'MOBILE_TECHNICIAN', 'inspectionPlace', 'contactPerson'),
  'costBasis',
];

/** Pages of the car claim whose questions are not simply those of their schema, by code. */
export const carAsked: Readonly<Record<string, Asked>> = {
  vehicle: vehicleAsked,
  vehicleData: vehicleDataAsked,
  person: personAsked,
  event: eventAsked,
  accident: accidentAsked,
  inspection: inspectionAsked,
};
