import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';

/** A policy of a car with compulsory insurance, agreed on the day of the tests and valid from the next one. */
export const policy = {
  insuranceType: 'POV',
  creation: 'NEW',
  limit: '50',
  agreementDate: '2026-11-20',
  insuranceStart: '2026-11-21',
  duration: 'INDEFINITE',
  paymentFrequency: 'YEARLY',
  paymentType: 'DIRECT_DEBIT',
  agent: { agentNumber: '100100' },
} satisfies PolicyRecord;

/** A policy of a car for two years. */
export const fixed = { ...policy, duration: 'FIXED', insuranceEnd: '2028-11-20' } satisfies PolicyRecord;

/** What casco asks besides. */
export const ofCasco = {
  insuranceType: 'POV_HAV',
  sumInsured: 600_000,
  deductible: '5',
  perils: ['ACCIDENT', 'THEFT'],
} satisfies PolicyRecord;

/** Insurance before it, with one loss. */
export const period = {
  insurer: 'Vzorová pojišťovna',
  from: '2020-05-01',
  to: '2024-04-30',
  vehicleType: 'A',
  events: [{ date: '2022-06-01', kind: 'LIABILITY' }],
} satisfies NonNullable<PolicyRecord['periods']>[number];

/** Who takes it out, and the car of `test/sales/records/vehicles.ts`. */
export const known = {
  holder: { birthDate: '1979-03-14', life: 'LIVING' },
  insured: { type: 'A', usage: 'PRIVATE', fuel: 'DIESEL', engineCapacity: 1968, startDate: '2024-03-01' },
} satisfies KnownOfPolicy;
