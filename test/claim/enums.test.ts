import { expect, test } from 'vitest';
import { DamageCause } from '#machines/claim/codes/damageCause.ts';
import { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import * as enums from '#machines/claim/enums.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';

/** Section 3, "Enumerations", as the specification writes them. */
const written = {
  ReporterRole: 'INSURED, INJURED, SERVICE, BROKER, OTHER, LEGAL_REP',
  LegalForm: 'CORPORATE, SELF_EMPLOYED',
  PersonType: 'FO, PO, ZS',
  BankContactType: 'POLICY, FOREIGN, ENTERED, ENTERED_ANOTHER, NONE, REPAIR_SHOP_COMPANY, FUTURE_ACCOUNT',
  ClientIdentificationState: 'UNIDENTIFIED, CCD, KZ, BANK_ID, EMAIL, SSO, IASC, SMS',
  ContactType: 'EMAIL, PHONE',
  InjuryKind: 'INJURY, DISEASE',
  Gender: 'MALE, FEMALE',
  AgeGroup: 'ADULT, CHILD',
  Handedness: 'RIGHT, LEFT',
  BodyPart: 'HEAD, THORAX, ARM, LEG',
  EmployeeType: 'EMPLOYEE, SELF_EMPLOYEE, UNEMPLOYED, OTHER',
  InjurySeverityCode: '1, 2, 3, 4',
  DamageSize: 'SMALL, MEDIUM, LARGE, HUGE, ENORMOUS',
  YesNo: 'YES, NO, UNKNOWN',
  Agreement: 'AGREE, DISAGREE, PARTIALLY, UNKNOWN',
  CountryScope: 'CZECH, ABROAD, UNKNOWN',
  RiskFlow: 'HAV, POVPOJ, POVPOS, UNKNOWN, ODPPOJ, ODPPOS, ODPPRAC, UNIFLOW',
  VehicleRouting: 'VEHICLE, GLASS, HAIL, FUSION',
  RepairHandling:
    'VEHICLE_HEADINGFOR_SERVICE, VEHICLE_IN_SERVICE, VEHICLE_SELF_REPAIRMENT, VEHICLE_FIXED, VEHICLE_NOT_DECIDED',
  CostBasis: 'TOTAL, UNSPECIFIED, INVOICE, COSTING',
  GlassDamage: '0, 1, 2, 3',
  AuthorisationField: 'CLAIM_NUMBER, POLICY_NUMBER, BIRTH_NUMBER',
  RiskCode: 'DNL, DNSB, INV, NEM, PN, OCR, TN, UMR, ZO, SED, BAN, CPZ, OTHER, PAR',
  RequestStatus: 'REQUESTED, IN_QUEUE, COMPLETED, CANCELED, IN_PROGRESS, ERROR, PAUSED',
  UploadResult: 'UPLOAD_WAS_SKIPPED, UPLOADED_ALL, UPLOADED_SOME, UPLOADED_NONE',
  FlowType: 'DRAFT, UPLOAD, QUESTION',
} satisfies Partial<Record<keyof typeof enums, string>>;

test('every enumeration of the specification is here with every value', () => {
  const listed = Object.entries(enums).map(([name, { options }]) => [name, options.join(', ')]);
  expect(Object.fromEntries(listed)).toMatchObject(written);
});

test('the long code lists hold what the specification says of them', () => {
  expect({
    parts: DamagedPart.options.length,
    sorts: VehicleSortCode.options.filter((code) => code.length === 1).join(''),
    causes: [DamageCause.options.length, DamageCause.options.at(0), DamageCause.options.at(-1)],
  }).toEqual({ parts: 64, sorts: 'ABCDEFGHIJKLMNOPQRSTUV', causes: [21, '100', '571'] });
});
