/** Limits and constants of a claim: from section 9, and from section 5 where only that states one. */
export const limits = {
  fileBytes: 10 * 1024 * 1024,
  filesBytes: 50 * 1024 * 1024,
  /** From this size on a photo is made smaller before it is sent, unless the reporter wants it as it is. */
  photoBytes: 2.5 * 1024 * 1024,
  files: 20,
  fileName: 190,
  email: 255,
  /** Also applies to the description of a contact, of an incident and of an injury. */
  moreInfo: 2000,
  fullName: 60,
  age: 120,
  /** From this age on a person acts alone. */
  fullAge: 18,
  /** Age of a foreigner whose birth number is a placeholder. */
  placeholderAge: 99,
  inspectionPlace: 100,
  thingDescription: 100,
  vehicleIdentifier: 17,
  plateMin: 5,
  plateMax: 8,
  engineNumber: 20,
  companyId: 8,
  /** `+`, three digits for the country and ten for the number. */
  phone: 14,
  birthNumber: 10,
  vatId: 12,
  policyNumber: 10,
  claimNumber: 30,
  foreignZipCode: 10,
  streetNumber: 20,
  bankCode: 4,
  accountPrefix: 6,
  accountNumber: 10,
  iban: 34,
  manufactureYearMin: 1900,
  manufactureYearMax: 9999,
  policyAgeYears: 3,
  /** A policy number has 4 to 10 digits and is a number above this one. */
  policyNumberAbove: 2139,
  damagedItems: 1,
  damagedThings: 30,
  /** Reports in a set: injured parties, policies. */
  reports: 10,
  witnesses: 5,
  claimNumberSearchMin: 15,
  painForm: 1,
  minimumDate: '1900-01-01',
  /** Of a telephone number without a prefix. */
  unknownPersonPrefix: '+420',
  /** Name of a company, an insurer or a place. No length is specified; it is kept too short for a story. */
  name: 100,
  /** A code of a codelist. */
  code: 40,
  /** A file reference, the number of a licence or of a case. */
  reference: 50,
  /** Pages that a report can have been through. */
  formSteps: 100,
  /** Name and address of a hospital, a doctor or a court; a diagnosis. */
  facility: 300,
  hospitalizations: 10,
  personsInVehicle: 9,
  loanNumber: 30,
  scarLengthCm: 50,
  teeth: 32,
  propertyAge: 200,
  /** Keys of a vehicle. */
  keys: 5,
  animal: 60,
  licence: 20,
  /** The number of a device, of a chip, of a contract with a travel agency. */
  serialNumber: 30,
  /** How high the water stood. */
  floodLevelCm: 1000,
  /** A share, in percent. */
  percent: 100,
} as const;
