import * as z from 'zod';

/*
 * Codes of codelists that rules read, and the options of life questions; codelists that no rule reads stay plain codes.
 */

export const ClaimEventType = z.enum([
  'INJURY',
  'PERMANENT',
  'HOSPITAL',
  'NO_WORK',
  'JOB_LOSS',
  'DISABILITY',
  'DEATH',
  'ILLNESS',
  'DEPENDENCY',
  'CARE',
  'IVF',
  'OTHER',
]);
export type ClaimEventType = z.infer<typeof ClaimEventType>;

/** The events that loan insurance and travel cover ask about. With any other risk the event follows from the risk. */
export const eventsOfRisk: Readonly<Record<'BAN' | 'CPZ', readonly ClaimEventType[]>> = {
  BAN: ['NO_WORK', 'JOB_LOSS', 'DISABILITY', 'DEATH', 'ILLNESS'],
  CPZ: ['INJURY', 'PERMANENT', 'HOSPITAL', 'DEATH', 'OTHER'],
};

/** What somebody is to the contract. */
export const ContractRole = z.enum([
  'POLICYHOLDER',
  'INSURED',
  'SECOND_INSURED',
  'INSURED_CHILD',
  'BENEFICIARY',
  'ENTITLED',
  'LEGAL_REPRESENTATIVE',
  'GUARDIAN',
  'ATTORNEY',
  'HEIR',
  'PASSENGER',
  'DRIVER',
  'OWNER',
  'OPERATOR',
  'EMPLOYER',
]);
export type ContractRole = z.infer<typeof ContractRole>;
export const DeathCause = z.enum([
  'DISEASE',
  'INJURY',
  'TRAFFIC_ACCIDENT',
  'WORK_INJURY',
  'DROWNING',
  'VIOLENCE',
  'SUICIDE',
  'CHILDBIRTH',
  'OLD_AGE',
  'UNKNOWN',
]);
export type DeathCause = z.infer<typeof DeathCause>;
export const HealthCause = z.enum([
  'INJURY',
  'DISEASE',
  'PREGNANCY',
  'SURGERY',
  'EXAMINATION',
  'REHABILITATION',
  'QUARANTINE',
  'OTHER',
]);
export type HealthCause = z.infer<typeof HealthCause>;
export const NoWorkCause = z.enum([
  'DISEASE',
  'INJURY',
  'WORK_INJURY',
  'OCCUPATIONAL_DISEASE',
  'PREGNANCY',
  'QUARANTINE',
  'TREATMENT_STAY',
  'OTHER',
]);
export type NoWorkCause = z.infer<typeof NoWorkCause>;
export const AthleteLevel = z.enum([
  'NONE',
  'RECREATIONAL',
  'ORGANISED',
  'COMPETITION',
  'PROFESSIONAL',
  'UNKNOWN',
]);
export type AthleteLevel = z.infer<typeof AthleteLevel>;

/** Parts of the body as they are picked in the picture; left and right are those of the person. */
export const BodyArea = z.enum([
  'HEAD',
  'NECK',
  'THORAX',
  'SPINE',
  'ARM_RIGHT',
  'ARM_LEFT',
  'LEG_RIGHT',
  'LEG_LEFT',
]);
export type BodyArea = z.infer<typeof BodyArea>;
export const LimbSide = z.enum(['LEFT', 'RIGHT', 'BOTH']);
export type LimbSide = z.infer<typeof LimbSide>;
export const LimbPart = z.enum([
  'SHOULDER',
  'UPPER_ARM',
  'ELBOW',
  'FOREARM',
  'WRIST',
  'HAND',
  'FINGERS',
  'HIP',
  'THIGH',
  'KNEE',
  'LOWER_LEG',
  'ANKLE',
  'FOOT',
  'TOES',
]);
export type LimbPart = z.infer<typeof LimbPart>;
export const LimbImpact = z.enum(['MOVEMENT', 'STRENGTH', 'SENSATION', 'LENGTH', 'AMPUTATION', 'SCAR']);
export const FaceImpact = z.enum([
  'SCAR',
  'TEETH',
  'EYE',
  'EAR',
  'NOSE',
  'NERVE',
  'SPEECH',
  'HEADACHE',
  'MEMORY',
  'DIZZINESS',
  'NECK_MOVEMENT',
]);
export const TrunkPart = z.enum(['CHEST_SPINE', 'LUMBAR_SPINE', 'RIBS', 'ABDOMEN', 'PELVIS']);
export const TrunkImpact = z.enum(['MOVEMENT', 'BREATHING', 'ORGAN', 'NERVE', 'SCAR']);

export const TrafficRole = z.enum([
  'DRIVER',
  'PASSENGER',
  'FRONT_PASSENGER',
  'REAR_PASSENGER',
  'PEDESTRIAN',
  'CYCLIST',
  'UNKNOWN',
]);
/** Degrees in Czechia, percents in Slovakia. */
export const DisabilityDegree = z.enum(['1', '2', '3', 'OVER_40', 'OVER_70', 'CHILD_CARE']);
/** The last two are of Slovakia alone. */
export const DependencyDegree = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI']);
/** What was acknowledged before: a degree of disability, or of dependency. */
export const PreviousDegree = z.enum([
  'NONE',
  '1',
  '2',
  '3',
  'OVER_40',
  'OVER_70',
  ...DependencyDegree.options,
  'UNKNOWN',
]);
export const ContractKind = z.enum(['PERMANENT', 'FIXED']);
/** Why a job ended; some reasons are never insured. */
export const JobEndReason = z.enum([
  'REDUNDANCY',
  'CLOSED',
  'AGREEMENT',
  'OWN_NOTICE',
  'UNPAID_WAGE',
  'MISCONDUCT',
  'EXPIRY',
  'PROBATION',
  'HEALTH',
]);
export const CareProvider = z.enum(['FAMILY', 'PROFESSIONAL', 'FACILITY']);
export const PolicySearch = z.enum(['POLICY_NUMBER', 'REGISTRATION_NO', 'BIRTH_NUMBER']);
export type PolicySearch = z.infer<typeof PolicySearch>;
