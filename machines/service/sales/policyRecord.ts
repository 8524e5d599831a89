import * as z from 'zod';
import { limits } from '#machines/claim/limits.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { ClientLife } from '#machines/service/clients.ts';
import { Deductible, Extras, LiabilityLimit, Peril, VehicleFuel, VehicleUsage } from './vehicleRecord.ts';

/** How much a policy of the sales application may be and have. */
export const policyLimits = {
  agentNumber: 6,
  specialAgreement: 1000,
  note: 300,
  insurer: 100,
  periods: 12,
  events: 10,
  roles: 6,
  /** With the one that it is of. */
  vehicles: 200,
  /** Of a year. */
  instalments: 12,
  /** Days for which an agreement may be recorded later. */
  agreedBefore: 30,
  years: 5,
  /** The least instalment, in korunas. */
  instalmentMin: 500,
} as const;

/** What a policy insures a vehicle against: liability, damage, both. */
export const InsuranceType = z.enum(['POV', 'HAV', 'POV_HAV']);
/** How a policy arises. */
export const PolicyCreation = z.enum(['NEW', 'REPLACEMENT', 'TAKEOVER', 'RENEWAL']);
export const PolicyDuration = z.enum(['INDEFINITE', 'FIXED']);
export const PaymentFrequency = z.enum(['ONCE', 'YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']);
export const PaymentType = z.enum(['TRANSFER', 'DIRECT_DEBIT', 'SIPO', 'CARD']);
/** How somebody has to do with a policy. */
export const PolicyRole = z.enum([
  'POLICYHOLDER',
  'INSURED',
  'OWNER',
  'OPERATOR',
  'LESSOR',
  'PAYER',
  'BENEFICIARY',
]);
/** What an insurer paid for. */
export const LossKind = z.enum(['LIABILITY', 'CASCO']);

const upTo = (max: number) => z.string().min(1).max(max);
const Day = z.iso.date();

/** An earlier insurance, with the losses in it. */
export const InsurancePeriod = z
  .strictObject({
    insurer: upTo(policyLimits.insurer),
    from: Day,
    to: Day,
    vehicleType: VehicleSortCode,
    events: z.array(z.strictObject({ date: Day, kind: LossKind }).partial()).max(policyLimits.events),
  })
  .partial();
export type InsurancePeriod = z.infer<typeof InsurancePeriod>;

/** What of the premium of the first year is due on a day, in korunas. */
const Instalment = z
  .strictObject({ dueDate: Day, amount: z.int().describe('Follows from the premium and the frequency.') })
  .partial();
export type Instalment = z.infer<typeof Instalment>;

const RoleOfClient = z
  .strictObject({ client: z.uuid().describe('A client of ours.'), role: PolicyRole })
  .partial();

/** A vehicle of a fleet besides the one that the policy is of, and how it is insured where that is not as the policy. */
const FurtherVehicle = z.strictObject({
  vehicle: z.uuid().optional().describe('A vehicle of the same client.'),
  insuranceType: InsuranceType.optional(),
  sumInsured: z.number().optional(),
  extras: Extras.optional(),
});
export type FurtherVehicle = z.infer<typeof FurtherVehicle>;

/** The record of a policy as it is sent: what is left out is not given. Which of it is wanted, the form of the policy says. */
export const PolicyRecord = z
  .strictObject({
    insuranceType: InsuranceType,
    creation: PolicyCreation,
    replacedPolicyNumber: upTo(limits.policyNumber),
    duration: PolicyDuration,
    agreementDate: Day,
    insuranceStart: Day,
    insuranceStartTime: z.iso.time({ precision: -1 }),
    insuranceEnd: Day,
    dayCount: z.int().describe('Follows from start and end.'),
    limit: LiabilityLimit,
    sumInsured: z.number(),
    deductible: Deductible,
    perils: z.array(Peril).max(Peril.options.length),
    vehicles: z
      .array(FurtherVehicle)
      .max(policyLimits.vehicles - 1)
      .describe('Of a fleet: those besides the one that the policy is of.'),
    paymentFrequency: PaymentFrequency,
    paymentType: PaymentType,
    paymentPerYear: z.int().describe('Follows from the vehicles and what is insured, in korunas.'),
    paymentValue: z.int().describe('One instalment of it.'),
    instalments: z
      .array(Instalment)
      .max(policyLimits.instalments)
      .describe(
        'Of the first year. Where they are more or fewer than the frequency makes, their days follow from it.',
      ),
    specialAgreement: upTo(policyLimits.specialAgreement),
    note: upTo(policyLimits.note),
    agent: z
      .strictObject({
        agentNumber: upTo(policyLimits.agentNumber),
        mainAgent: upTo(policyLimits.agentNumber).describe('Follows from whose portfolio the client is in.'),
        secondaryAgent: upTo(policyLimits.agentNumber),
        share: z.int().describe('Of the secondary agent, in per cent.'),
      })
      .partial(),
    periods: z.array(InsurancePeriod).max(policyLimits.periods),
    roles: z
      .array(RoleOfClient)
      .max(policyLimits.roles)
      .describe('The first one is the policyholder, which follows from whose policy it is.'),
  })
  .partial();
export type PolicyRecord = z.infer<typeof PolicyRecord>;

/** What of a vehicle decides about its policy. */
export const InsuredVehicle = z
  .object({
    type: VehicleSortCode,
    usage: VehicleUsage,
    fuel: VehicleFuel,
    engineCapacity: z.int(),
    startDate: Day,
    youngest: Day.describe('The birth date of the youngest who drives it.'),
  })
  .partial();
export type InsuredVehicle = z.infer<typeof InsuredVehicle>;

/** The compulsory insurance that a vehicle has already, by the register of policies. */
export const CompulsoryCover = z.object({
  isAway: z.boolean(),
  periods: z.array(
    z.object({
      from: Day,
      to: Day.optional(),
      policyNumber: z.string().optional().describe('Of a policy of the same client.'),
    }),
  ),
});
export type CompulsoryCover = z.infer<typeof CompulsoryCover>;

/** A vehicle that a policy may insure besides the one that it is of. */
const InsurableVehicle = z.object({
  vehicle: z.uuid(),
  name: z.string(),
  registrationNumber: z.string().optional(),
  insured: InsuredVehicle,
  compulsory: CompulsoryCover.optional().describe('Of one that the policy insures already.'),
});
export type InsurableVehicle = z.infer<typeof InsurableVehicle>;

/**
 * What the rules of a policy read besides its answers: who takes it out, whose client they are, which policies and which other vehicles they
 * have, what it insures and how that is insured already, and what was stored before.
 */
export const KnownOfPolicy = z.object({
  holder: z.object({ client: z.uuid().optional(), birthDate: Day.optional(), life: ClientLife }),
  named: z
    .array(z.object({ client: z.uuid(), name: z.string() }))
    .optional()
    .describe('What those who have a role in it are called, as far as one may know it.'),
  insured: InsuredVehicle,
  insurable: z.array(InsurableVehicle).optional().describe('The other vehicles of the client.'),
  mainAgent: upTo(policyLimits.agentNumber)
    .optional()
    .describe('The number of the agent in whose portfolio the client is.'),
  compulsory: CompulsoryCover.optional(),
  policyNumbers: z.array(z.string()).optional().describe('Of the policies that the client has.'),
  before: z.object({ agreementDate: Day, insuranceStart: Day }).partial().optional(),
});
export type KnownOfPolicy = z.infer<typeof KnownOfPolicy>;
