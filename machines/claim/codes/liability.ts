import * as z from 'zod';

/** Who was harmed at work: an employee, for whom the employer answers, or the employer, to whom the employee does. */
export const Harmed = z.enum(['EMPLOYEE', 'EMPLOYER']);
export type Harmed = z.infer<typeof Harmed>;

/** What whoever answers for damage has already paid or promised to the one who suffered it. */
export const SettlementState = z.enum(['NOTHING', 'PROMISED', 'PART', 'ALL']);
export type SettlementState = z.infer<typeof SettlementState>;

/** Who or what caused damage that the insured answers for. */
export const CausedBy = z.enum(['INSURED', 'HOUSEHOLD', 'CHILD', 'ANIMAL', 'EMPLOYEE', 'THING', 'OTHER']);
export type CausedBy = z.infer<typeof CausedBy>;

/** What the insured answers for damage as: a citizen, an owner, a business, a maker, a professional. */
export const LiabilityArea = z.enum(['PRIVATE', 'OWNERSHIP', 'BUSINESS', 'PRODUCT', 'PROFESSION']);
export type LiabilityArea = z.infer<typeof LiabilityArea>;

/** What the one who was harmed is to the one who caused it. Those who live together are mostly not covered. */
export const PartyRelation = z.enum([
  'STRANGER',
  'NEIGHBOUR',
  'RELATIVE',
  'HOUSEHOLD',
  'CUSTOMER',
  'TENANT',
  'LANDLORD',
  'EMPLOYER',
]);
export type PartyRelation = z.infer<typeof PartyRelation>;

/** How the one who damaged a thing of somebody else had come to hold it. */
export const ThingHeld = z.enum(['NO', 'BORROWED', 'RENTED', 'TAKEN_OVER']);
export type ThingHeld = z.infer<typeof ThingHeld>;

/** What an employer lost by an employee. */
export const EmployerDamageKind = z.enum(['THING', 'VEHICLE', 'ENTRUSTED_LOST', 'SHORTAGE', 'OTHER']);
export type EmployerDamageKind = z.infer<typeof EmployerDamageKind>;

/** A job, or an agreement on single pieces of work. */
export const WorkContract = z.enum(['JOB', 'AGREEMENT', 'OTHER']);

/** Damage that is neither a thing nor a person: an animal, which a vet treats, or anything else. */
export const OtherKind = z.enum(['ANIMAL', 'OTHER']);
export type OtherKind = z.infer<typeof OtherKind>;
