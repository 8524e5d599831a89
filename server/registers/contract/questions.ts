import * as z from 'zod';
import { ClaimType } from '#machines/claim/enums.ts';
import type { Port } from '#server/registers/asking.ts';
import {
  Addresses,
  Agent,
  Claims,
  Company,
  Credits,
  Losses,
  Person,
  Policies,
  Policy,
  RepairShops,
  Statuses,
  Vehicle,
} from './shapes.ts';

/** One question to a register: its body is posted to its path, and it is answered by what is found. */
export interface Question<Body, Answer> {
  readonly port: Port;
  /** Below the address of the registers. What is asked by stands in the body, because addresses are logged on the way. */
  readonly path: string;
  readonly says: string;
  readonly body: z.core.$ZodType<Body>;
  readonly answer: z.core.$ZodType<Answer>;
  /** The most seconds for which an answer may be kept, where its own headers allow it. */
  readonly keeps: number;
  /** The most seconds beyond that for which it stands in for a register that is away, where its headers allow it; none by default. */
  readonly keepsWhileAway?: number;
}

const question = <Body, Answer>(asked: Question<Body, Answer>): Question<Body, Answer> => asked;

const minute = 60;
const day = 24 * 60 * minute;
const name = z.string().min(1).max(100);

/**
 * Every question that the service asks the registers of an insurer, by its port. The contract for those who answer them
 * (`docs/registers.openapi.json`), the client and the example server are made of it.
 */
export const questions = {
  findVehicle: question({
    port: 'findVehicle',
    path: 'vehicles/find',
    says: 'The vehicle with a plate, a VIN or a frame number, or the one that a policy insures.',
    body: z.union([
      z.strictObject({ registrationNo: name }),
      z.strictObject({ vin: name }),
      z.strictObject({ frameworkNo: name }),
      z.strictObject({ policyNumber: name }),
    ]),
    answer: Vehicle,
    keeps: 5 * minute,
  }),
  findPolicy: question({
    port: 'findPolicy',
    path: 'policies/get',
    says: 'The policy with a number, also one that has ended.',
    body: z.object({ policyNumber: name }),
    answer: Policy,
    keeps: minute,
  }),
  listPoliciesOfVehicle: question({
    port: 'listPoliciesOfVehicle',
    path: 'policies/of-vehicle',
    says: 'The policies that insure a vehicle, by number.',
    body: z.object({ vehicleId: name }),
    answer: Policies,
    keeps: minute,
  }),
  listPoliciesOfInsured: question({
    port: 'listPoliciesOfInsured',
    path: 'policies/of-insured',
    says: 'The policies that insure the person with a birth number, by number, also those that have ended within four years.',
    body: z.object({ birthNumber: name }),
    answer: Policies,
    keeps: minute,
  }),
  listPoliciesOfCompany: question({
    port: 'listPoliciesOfCompany',
    path: 'policies/of-company',
    says: 'The policies that a company has taken out or that insure it, by number.',
    body: z.object({ identificationNumber: name }),
    answer: Policies,
    keeps: minute,
  }),
  findPerson: question({
    port: 'findPerson',
    path: 'persons/get',
    says: 'The person or company that a policy names by an id.',
    body: z.object({ id: name }),
    answer: Person,
    // An account is among it.
    keeps: 0,
  }),
  findCompany: question({
    port: 'findCompany',
    path: 'companies/find',
    says: 'The company with a number, from the public register.',
    body: z.object({ identificationNumber: name }),
    answer: Company,
    keeps: day,
  }),
  findAgent: question({
    port: 'findAgent',
    path: 'agents/find',
    says: 'The agent with a number, or the one who signs in as a subject.',
    body: z.union([z.strictObject({ agentNumber: name }), z.strictObject({ subject: name })]),
    answer: Agent,
    keeps: 5 * minute,
    keepsWhileAway: day,
  }),
  lossHistory: question({
    port: 'lossHistory',
    path: 'losses/history',
    says: 'The earlier insurance, with the losses in it, of who has a birth number or a number of a company.',
    body: z.object({ number: name }),
    answer: Losses,
    keeps: 60 * minute,
  }),
  credits: question({
    port: 'credits',
    path: 'agents/credits',
    says: 'What the agent who signs in as a subject may still give away.',
    body: z.object({ subject: name }),
    answer: Credits,
    keeps: 0,
  }),
  completeAddress: question({
    port: 'completeAddress',
    path: 'addresses/complete',
    says: 'The addresses that a text begins to tell.',
    body: z.object({ text: name }),
    answer: Addresses,
    keeps: 7 * day,
  }),
  listRepairShops: question({
    port: 'listRepairShops',
    path: 'repair-shops/list',
    says: 'Every repair shop that a damaged vehicle or home may be sent to.',
    body: z.object({}),
    answer: RepairShops,
    keeps: 60 * minute,
    keepsWhileAway: day,
  }),
  listClaims: question({
    port: 'listClaims',
    path: 'claims/of-day',
    says: 'The claims of one line and day that were reported on a policy or a vehicle, by telephone, at a branch or here, oldest first.',
    body: z.object({
      claimType: ClaimType,
      incidentDate: z.iso.date(),
      policyNumber: name.optional(),
      registrationNo: name.optional(),
      vin: name.optional(),
    }),
    answer: Claims,
    keeps: 0,
  }),
  listStatuses: question({
    port: 'listStatuses',
    path: 'claims/statuses',
    says: 'How the claims stand that came of a report, in order; none where nothing is known of it.',
    body: z.object({
      policyNumber: name,
      claimNumber: name.optional().describe('Left out while the report is being registered.'),
      age: z.number().min(0).describe('Milliseconds since it was registered.'),
    }),
    answer: Statuses,
    keeps: 0,
  }),
} satisfies Readonly<Record<Port, unknown>>;

/** The registers that are asked. */
export const ports: readonly Port[] = Object.values(questions).map(({ port }) => port);
