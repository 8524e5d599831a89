import * as z from 'zod';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { PastDay } from '#machines/claim/fields/days.ts';
import { PolicyNumber } from '#machines/claim/fields/identifiers.ts';
import { amount, lines, text } from '#machines/claim/fields/text.ts';
import type { FurtherWay } from './fleet.ts';
import { numberIn } from '#machines/sales/chat/numbersIn.ts';
import { ClientLife } from '#machines/service/clients.ts';
import {
  CompulsoryCover,
  type InsurableVehicle,
  InsuranceType,
  InsuredVehicle,
  LossKind,
  PaymentFrequency,
  PaymentType,
  PolicyCreation,
  PolicyDuration,
  PolicyRole,
  policyLimits,
} from '#machines/service/sales/policyRecord.ts';
import { Extras } from '#machines/sales/vehicle/vehicleFields.ts';
import { Deductible, LiabilityLimit, Peril, vehicleLimits } from '#machines/service/sales/vehicleRecord.ts';
import {
  day,
  digits,
  field,
  inline,
  line,
  money,
  pastDay,
  rows,
  several,
} from '#machines/subject/control.ts';
import { must, should, underwriting } from '#machines/subject/issues/issue.ts';

const AgentNumber = z
  .string()
  .trim()
  .check(must('agentNumber', (value) => /^\d{6}$/.test(value)));

const Agent = z.object({
  agentNumber: field(AgentNumber, digits('short')),
  secondaryAgent: field(AgentNumber, digits('short')),
  share: field(z.int().min(1).max(99), { kind: 'number', width: 'short', unit: '%' }),
});
type Agent = z.infer<typeof Agent>;

const Loss = z.object({
  date: field(PastDay, pastDay),
  kind: field(LossKind, inline),
});
type Loss = z.infer<typeof Loss>;

const typed = { kind: 'day', calendar: false } as const;

const Period = z.object({
  insurer: field(text(policyLimits.insurer), line),
  from: field(PastDay, typed),
  to: field(z.iso.date(), typed),
  vehicleType: field(VehicleSortCode, { kind: 'select', codelist: 'vehicle-sort', width: 'long' }),
  events: field(z.array(Loss), rows(policyLimits.events)),
});
type Period = z.infer<typeof Period>;

const Instalment = z.object({
  dueDate: field(z.iso.date(), day),
  amount: field(z.int(), { kind: 'hidden' }),
});
type Instalment = z.infer<typeof Instalment>;

const RoleOfClient = z.object({
  role: field(PolicyRole, { kind: 'radio' }),
  client: field(z.uuid(), { kind: 'hidden' }),
});
type RoleOfClient = z.infer<typeof RoleOfClient>;

const FurtherVehicle = z.object({
  vehicle: field(z.uuid(), { kind: 'hidden' }),
  insuranceType: field(InsuranceType, inline),
  sumInsured: field(amount().min(vehicleLimits.sumInsuredMin), money),
  extras: Extras,
});

const Note = lines(policyLimits.note).check(
  should('birthNumberInside', (value) => numberIn(value) !== 'BIRTH_NUMBER'),
);

/** Nothing is agreed besides without the insurer: whatever is written here is for an underwriter. */
const Agreement = lines(policyLimits.specialAgreement).check(underwriting('agreementApproved', () => false));

/** What is known of a policy, each field with its schema and its control. Source: specification section 3, "Sales-shell entities". */
export const PolicyFields = z.object({
  insuranceType: field(InsuranceType, inline),
  creation: field(PolicyCreation, inline),
  replacedPolicyNumber: field(PolicyNumber, digits('medium')),
  duration: field(PolicyDuration, inline),
  agreementDate: field(z.iso.date(), pastDay),
  insuranceStart: field(z.iso.date(), day),
  insuranceStartTime: field(z.iso.time({ precision: -1 }), { kind: 'time' }),
  insuranceEnd: field(z.iso.date(), day),
  limit: field(LiabilityLimit, inline),
  sumInsured: field(amount().min(vehicleLimits.sumInsuredMin), money),
  deductible: field(Deductible, inline),
  perils: field(z.array(Peril).min(1), several),
  vehicles: field(z.array(FurtherVehicle), rows(policyLimits.vehicles - 1)),
  paymentFrequency: field(PaymentFrequency, inline),
  paymentType: field(PaymentType, inline),
  instalments: field(z.array(Instalment), rows(policyLimits.instalments)),
  specialAgreement: field(Agreement, { kind: 'story', max: policyLimits.specialAgreement, rows: 3 }),
  note: field(Note, { kind: 'story', max: policyLimits.note, rows: 3 }),
  agent: Agent,
  periods: field(z.array(Period), rows(policyLimits.periods)),
  roles: field(z.array(RoleOfClient), rows(policyLimits.roles)),
  /** The client who takes it out. */
  holder: z.object({ client: z.uuid(), birthDate: z.iso.date(), life: ClientLife }),
  /** What it insures. */
  insured: InsuredVehicle,
  /** The number of the agent in whose portfolio the holder is. */
  mainAgent: z.string(),
  /** How the vehicle is insured already. */
  compulsory: CompulsoryCover,
  /** Of the policies that the holder has. */
  policyNumbers: z.array(z.string()),
  /** When it was stored before: what was right then stays right. */
  before: z.object({ agreementDate: z.iso.date(), insuranceStart: z.iso.date() }),
  done: z.array(z.string()),
});
type Whole = z.infer<typeof PolicyFields>;

/** The record of a policy with all its fields. */
export interface WholePolicy extends Whole {}

type Begun<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record of a policy as far as it is known. */
export interface PolicyDetail extends Begun<
  Omit<
    Whole,
    | 'agent'
    | 'periods'
    | 'instalments'
    | 'roles'
    | 'vehicles'
    | 'compulsory'
    | 'holder'
    | 'insured'
    | 'before'
  >
> {
  readonly agent?: Begun<Agent> | undefined;
  readonly periods?:
    | readonly (Begun<Omit<Period, 'events'>> & { readonly events?: readonly Begun<Loss>[] | undefined })[]
    | undefined;
  readonly instalments?: readonly Begun<Instalment>[] | undefined;
  readonly roles?: readonly Begun<RoleOfClient>[] | undefined;
  readonly vehicles?: readonly FurtherWay[] | undefined;
  readonly holder?: Begun<Whole['holder']> | undefined;
  readonly insured?: InsuredVehicle | undefined;
  /** The other vehicles of the holder. */
  readonly insurable?: readonly InsurableVehicle[] | undefined;
  readonly compulsory?: CompulsoryCover | undefined;
  readonly before?: Begun<Whole['before']> | undefined;
}
