import * as z from 'zod';

/*
 * Every enumeration of section 3, each a zod enum and the type of the same name.
 * Long code lists stand in files of their own: damagedPart.ts, vehicleSort.ts, damageCause.ts.
 */

// The claim and its way through the service
export const ClaimType = z.enum(['life', 'car', 'property', 'liability', 'uniflow']);
export type ClaimType = z.infer<typeof ClaimType>;
export const FlowType = z.enum(['DRAFT', 'UPLOAD', 'QUESTION']);
export type FlowType = z.infer<typeof FlowType>;
export const ClaimState = z.enum(['DRAFT', 'FINALIZING', 'FINAL', 'DISCARDED']);
export type ClaimState = z.infer<typeof ClaimState>;
export const Origin = z.enum([
  'TRAVEL',
  'REGISTRATION',
  'CLIENT_ZONE',
  'SALES_APP',
  'CAR_DEALER',
  'CLICK',
  'INTRANET',
  'PARTNER',
]);
export type Origin = z.infer<typeof Origin>;
export const ClientIdentificationState = z.enum([
  'UNIDENTIFIED',
  'CCD',
  'KZ',
  'BANK_ID',
  'EMAIL',
  'SSO',
  'IASC',
  'SMS',
]);
export type ClientIdentificationState = z.infer<typeof ClientIdentificationState>;
export const AuthorisationField = z.enum(['CLAIM_NUMBER', 'POLICY_NUMBER', 'BIRTH_NUMBER']);
export type AuthorisationField = z.infer<typeof AuthorisationField>;
export const RequestStatus = z.enum([
  'REQUESTED',
  'IN_QUEUE',
  'COMPLETED',
  'CANCELED',
  'IN_PROGRESS',
  'ERROR',
  'PAUSED',
]);
export type RequestStatus = z.infer<typeof RequestStatus>;
export const UploadResult = z.enum(['UPLOAD_WAS_SKIPPED', 'UPLOADED_ALL', 'UPLOADED_SOME', 'UPLOADED_NONE']);
export type UploadResult = z.infer<typeof UploadResult>;

// What is reported
export const RiskFlow = z.enum([
  'HAV',
  'POVPOJ',
  'POVPOS',
  'UNKNOWN',
  'ODPPOJ',
  'ODPPOS',
  'ODPPRAC',
  'UNIFLOW',
]);
export type RiskFlow = z.infer<typeof RiskFlow>;
export const RiskCode = z.enum([
  'DNL',
  'DNSB',
  'INV',
  'NEM',
  'PN',
  'OCR',
  'TN',
  'UMR',
  'ZO',
  'SED',
  'BAN',
  'CPZ',
  'OTHER',
  'PAR',
]);
export type RiskCode = z.infer<typeof RiskCode>;
export const EventKind = z.enum([
  'HAVNEHODA',
  'HAVSKLA',
  'HAVZVIRE',
  'HAVVANDALISMUS',
  'HAVZIVEL',
  'HAVODCIZENI',
  'POVPOJ_VEHICLE',
  'POVPOJ_GLASS',
  'POVPOJ_HEALTH',
  'POVPOJ_PROPERTY',
  'POVPOJ_THING',
  'POVPOS_VEHICLE',
  'POVPOS_GLASS',
  'POVPOS_HEALTH',
  'POVPOS_PROPERTY',
  'POVPOS_THING',
]);
export type EventKind = z.infer<typeof EventKind>;
export const UniKind = z.enum(['MACHINE', 'PET', 'TRAVEL', 'OTHER']);
export type UniKind = z.infer<typeof UniKind>;
export const UniRisk = z.enum(['UNIPREP', 'UNIZEM', 'UNINEVIM']);
export type UniRisk = z.infer<typeof UniRisk>;

// People
export const ReporterRole = z.enum(['INSURED', 'INJURED', 'SERVICE', 'BROKER', 'OTHER', 'LEGAL_REP']);
export type ReporterRole = z.infer<typeof ReporterRole>;
/** NATURAL or LEGAL; LegalForm tells what kind of legal person. */
export const PersonKind = z.enum(['NATURAL', 'LEGAL']);
export type PersonKind = z.infer<typeof PersonKind>;
export const LegalForm = z.enum(['CORPORATE', 'SELF_EMPLOYED']);
export type LegalForm = z.infer<typeof LegalForm>;
export const PersonType = z.enum(['FO', 'PO', 'ZS']);
export type PersonType = z.infer<typeof PersonType>;
export const ContactType = z.enum(['EMAIL', 'PHONE']);
export type ContactType = z.infer<typeof ContactType>;
export const Gender = z.enum(['MALE', 'FEMALE']);
export type Gender = z.infer<typeof Gender>;
export const AgeGroup = z.enum(['ADULT', 'CHILD']);
export type AgeGroup = z.infer<typeof AgeGroup>;
export const Handedness = z.enum(['RIGHT', 'LEFT']);
export type Handedness = z.infer<typeof Handedness>;
/** What somebody is to the insured. */
export const FamilyRelation = z.enum([
  'SPOUSE',
  'PARTNER',
  'PARENT',
  'CHILD',
  'SIBLING',
  'GRANDPARENT',
  'RELATIVE',
  'NONE',
]);
export type FamilyRelation = z.infer<typeof FamilyRelation>;
/** How we confirm who is paid. */
export const IdentificationWay = z.enum(['BANK_ID', 'BRANCH', 'AGENT', 'LATER']);
export type IdentificationWay = z.infer<typeof IdentificationWay>;
export const EmployeeType = z.enum(['EMPLOYEE', 'SELF_EMPLOYEE', 'UNEMPLOYED', 'OTHER']);
export type EmployeeType = z.infer<typeof EmployeeType>;

// Money
export const BankContactType = z.enum([
  'POLICY',
  'FOREIGN',
  'ENTERED',
  'ENTERED_ANOTHER',
  'NONE',
  'REPAIR_SHOP_COMPANY',
  'FUTURE_ACCOUNT',
]);
export type BankContactType = z.infer<typeof BankContactType>;
export const CostBasis = z.enum(['TOTAL', 'UNSPECIFIED', 'INVOICE', 'COSTING']);
export type CostBasis = z.infer<typeof CostBasis>;

// Answers
/** Whose damage a claim is about that another one follows from: of who is insured with us, or of somebody harmed. */
export const BaseClaimMember = z.enum(['INSURED', 'INJURED']);
export type BaseClaimMember = z.infer<typeof BaseClaimMember>;

export const YesNo = z.enum(['YES', 'NO', 'UNKNOWN']);
export type YesNo = z.infer<typeof YesNo>;
export const Agreement = z.enum(['AGREE', 'DISAGREE', 'PARTIALLY', 'UNKNOWN']);
export type Agreement = z.infer<typeof Agreement>;
export const CountryScope = z.enum(['CZECH', 'ABROAD', 'UNKNOWN']);
export type CountryScope = z.infer<typeof CountryScope>;
/**
 * Where somebody lives: in Czechia, abroad, or unknown; our additions are as the policy says, and in Slovakia, where a Slovak policy is at
 * home.
 */
export const AddressChoice = z.enum(['POLICY', ...CountryScope.options, 'SLOVAK']);
export type AddressChoice = z.infer<typeof AddressChoice>;

// Health
export const InjuryKind = z.enum(['INJURY', 'DISEASE']);
export type InjuryKind = z.infer<typeof InjuryKind>;
/** 1 serious, 2 light, 3 other, 4 dead. */
export const InjurySeverityCode = z.enum(['1', '2', '3', '4']);
export type InjurySeverityCode = z.infer<typeof InjurySeverityCode>;
export const BodyPart = z.enum(['HEAD', 'THORAX', 'ARM', 'LEG']);
export type BodyPart = z.infer<typeof BodyPart>;

// Vehicle and damage
export const VehicleKind = z.enum(['VEHICLE', 'MACHINE']);
export type VehicleKind = z.infer<typeof VehicleKind>;
export const VehicleRouting = z.enum(['VEHICLE', 'GLASS', 'HAIL', 'FUSION']);
export type VehicleRouting = z.infer<typeof VehicleRouting>;
/** Three sizes for a vehicle; property can also be HUGE or ENORMOUS. */
export const DamageSize = z.enum(['SMALL', 'MEDIUM', 'LARGE', 'HUGE', 'ENORMOUS']);
export type DamageSize = z.infer<typeof DamageSize>;
/** 0 unknown, 1 border, 2 driver, 3 whole. */
export const GlassDamage = z.enum(['0', '1', '2', '3']);
export type GlassDamage = z.infer<typeof GlassDamage>;
export const GlassFeature = z.enum(['HEATED', 'RAIN_SENSOR', 'CAMERA', 'HUD', 'NONE']);
export type GlassFeature = z.infer<typeof GlassFeature>;
/** What an injured party has lost or damaged, with one list of damaged items for each kind. */
export const DamageKind = z.enum(['VEHICLE', 'GLASS', 'HEALTH', 'PROPERTY', 'THING', 'OTHER', 'LOSS']);
export type DamageKind = z.infer<typeof DamageKind>;
export const AnimalDamage = z.enum(['COLLISION', 'BITE']);
export type AnimalDamage = z.infer<typeof AnimalDamage>;
/** What helps a thief of the vehicle it was left in. */
export const LeftInside = z.enum(['PAPERS', 'KEY', 'NONE']);
export type LeftInside = z.infer<typeof LeftInside>;
export const TheftKind = z.enum(['WHOLE_VEHICLE', 'PART', 'LUGGAGE', 'ATTEMPT']);
export type TheftKind = z.infer<typeof TheftKind>;
export const SecurityDevice = z.enum(['IMMOBILISER', 'ALARM', 'MECHANICAL', 'GPS', 'NONE']);
export type SecurityDevice = z.infer<typeof SecurityDevice>;
export const IncidentCause = z.enum(['INSURED', 'OTHER', 'SHARED', 'UNKNOWN']);
export type IncidentCause = z.infer<typeof IncidentCause>;
export const RepairHandling = z.enum([
  'VEHICLE_HEADINGFOR_SERVICE',
  'VEHICLE_IN_SERVICE',
  'VEHICLE_SELF_REPAIRMENT',
  'VEHICLE_FIXED',
  'VEHICLE_NOT_DECIDED',
]);
export type RepairHandling = z.infer<typeof RepairHandling>;
export const PropertyRepairHandling = z.enum([
  'PROPERTY_HEADINGFOR_SERVICE',
  'PROPERTY_IN_SERVICE',
  'PROPERTY_SELF_REPAIRMENT',
  'PROPERTY_FIXED',
  'PROPERTY_NOT_DECIDED',
]);
export type PropertyRepairHandling = z.infer<typeof PropertyRepairHandling>;
export const PropertyDamageKind = z.enum([
  'BUILDING',
  'HOUSEHOLD',
  'THING',
  'VALUABLES',
  'STOCK',
  'GARDEN',
  'OTHER',
]);
export type PropertyDamageKind = z.infer<typeof PropertyDamageKind>;
export const InspectionMethod = z.enum(['SELF_INSPECTION', 'MOBILE_TECHNICIAN']);
export type InspectionMethod = z.infer<typeof InspectionMethod>;
