import * as z from 'zod';
import { ports } from '#server/registers/contract/questions.ts';
import type { Port } from '#server/registers/asking.ts';

const PortName = z.string().refine((name): name is Port => ports.some((port) => port === name));

/**
 * One question with what must come of it: an answer that has at least what `finds` names (a list as many as it names, in that order),
 * `NOTHING` where there is none, `MALFORMED` where the question is none.
 */
export const CheckRow = z.strictObject({
  says: z.string(),
  asks: PortName,
  by: z.record(z.string(), z.unknown()),
  finds: z.union([z.literal(['NOTHING', 'MALFORMED']), z.record(z.string(), z.unknown())]),
});
export type CheckRow = z.infer<typeof CheckRow>;

/** A file of rows with numbers of the insurer's own. */
export const CheckRows = z.array(CheckRow).min(1);

const policies = (...numbers: readonly string[]) => ({
  items: numbers.map((policyNumber) => ({ policyNumber })),
});
const claims = (...numbers: readonly string[]) => ({
  items: numbers.map((claimNumber) => ({ claimNumber })),
});

/** What registers that are filled with the invented people of this repository must answer. */
export const seededRows: readonly CheckRow[] = [
  {
    says: 'a car by its plate',
    asks: 'findVehicle',
    by: { registrationNo: '4UI5655' },
    finds: {
      id: 'V001',
      vehicleManufacturer: 'SKODA',
      vehicleModel: 'SKODA.OCTAVIA',
      manufactureYear: 2022,
      selfInspectionAuthorized: true,
    },
  },
  {
    says: 'the same car by its VIN',
    asks: 'findVehicle',
    by: { vin: 'TMBZZZ3VZN4000001' },
    finds: { id: 'V001' },
  },
  {
    says: 'the same car by the policy that insures it',
    asks: 'findVehicle',
    by: { policyNumber: '4400018683' },
    finds: { id: 'V001' },
  },
  {
    says: 'a machine by its frame number, which has no plate and no VIN',
    asks: 'findVehicle',
    by: { frameworkNo: 'TEST0001RAM295' },
    finds: {
      id: 'M001',
      vehicleKind: 'MACHINE',
      registrationNo: null,
      vin: null,
      selfInspectionAuthorized: false,
    },
  },
  {
    says: 'a Slovak plate',
    asks: 'findVehicle',
    by: { registrationNo: 'BA048DH' },
    finds: { id: 'V034' },
  },
  {
    says: 'no car by a plate that nobody has',
    asks: 'findVehicle',
    by: { registrationNo: '9ZZ9999' },
    finds: 'NOTHING',
  },
  {
    says: 'no question by two names at once',
    asks: 'findVehicle',
    by: { registrationNo: '4UI5655', vin: 'TMBZZZ3VZN4000001' },
    finds: 'MALFORMED',
  },
  { says: 'no question by nothing', asks: 'findVehicle', by: {}, finds: 'MALFORMED' },
  {
    says: 'a policy of life with its risks, whoever took it out and whom it insures',
    asks: 'findPolicy',
    by: { policyNumber: '4400000017' },
    finds: {
      line: 'LIFE',
      policyholderId: 'P001',
      insuredIds: ['P001', 'P031'],
      risks: ['DNL', 'TN', 'UMR', 'INV', 'ZO', 'NEM', 'PN', 'OCR'],
      status: 'ACTIVE',
      validTo: null,
    },
  },
  {
    says: 'a policy that has ended: it is found',
    asks: 'findPolicy',
    by: { policyNumber: '4400043571' },
    finds: { status: 'TERMINATED', validTo: '2024-12-31' },
  },
  {
    says: 'a policy whose status does not tell the day',
    asks: 'findPolicy',
    by: { policyNumber: '4400015572' },
    finds: { line: 'TRAVEL', status: 'ACTIVE', validTo: '2026-07-31' },
  },
  {
    says: 'no policy by a number that nobody has',
    asks: 'findPolicy',
    by: { policyNumber: '9999999' },
    finds: 'NOTHING',
  },
  {
    says: 'the policies of a vehicle',
    asks: 'listPoliciesOfVehicle',
    by: { vehicleId: 'V001' },
    finds: policies('4400018683'),
  },
  {
    says: 'the policies of somebody, by number',
    asks: 'listPoliciesOfInsured',
    by: { birthNumber: '8411049031' },
    finds: policies('4400000017', '4400018683', '4400053941'),
  },
  {
    says: 'the policies of whoever has a placeholder for a birth number',
    asks: 'listPoliciesOfInsured',
    by: { birthNumber: '9003079999' },
    finds: policies('4400017646'),
  },
  {
    says: 'an empty list, and no refusal, for whoever has no policy',
    asks: 'listPoliciesOfInsured',
    by: { birthNumber: '0101010009' },
    finds: { items: [] },
  },
  {
    says: 'the policies of a company',
    asks: 'listPoliciesOfCompany',
    by: { identificationNumber: '99000016' },
    finds: policies('4400023868', '4400024905', '4400037349', '4400042534'),
  },
  {
    says: 'a person by their id',
    asks: 'findPerson',
    by: { id: 'P033' },
    finds: { id: 'P033', personKind: 'NATURAL' },
  },
  { says: 'no person by an id that nobody has', asks: 'findPerson', by: { id: 'XXXX' }, finds: 'NOTHING' },
  {
    says: 'the claims of a policy on a day, oldest first',
    asks: 'listClaims',
    by: { claimType: 'car', incidentDate: '2026-11-15', policyNumber: '4400018683' },
    finds: claims('2026CAR00000017', '2026CAR00000037'),
  },
  {
    says: 'no claim of another line',
    asks: 'listClaims',
    by: { claimType: 'property', incidentDate: '2026-11-15', policyNumber: '4400018683' },
    finds: { items: [] },
  },
  {
    says: 'a company of the public register',
    asks: 'findCompany',
    by: { identificationNumber: '99000024' },
    finds: { companyName: 'Ukázková stavba a.s.' },
  },
  {
    says: 'no company by a number that none has',
    asks: 'findCompany',
    by: { identificationNumber: '99001110' },
    finds: 'NOTHING',
  },
  {
    says: 'an agent by their number',
    asks: 'findAgent',
    by: { agentNumber: '100200' },
    finds: { agentNumber: '100200', subject: 'A200' },
  },
];
