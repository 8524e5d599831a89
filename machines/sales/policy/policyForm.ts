import type { Flow } from '#machines/flow/flow.ts';
import type { Page } from '#machines/flow/page.ts';
import { inGroup } from '#machines/flow/question.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { coverChecks } from './coverChecks.ts';
import { fleetChecks } from './fleetChecks.ts';
import { instalmentChecks } from './instalmentChecks.ts';
import { periodChecks } from './periodChecks.ts';
import { policyChecks } from './policyChecks.ts';
import { roleChecks } from './roleChecks.ts';
import { ask, definePage, flowOf, onlyWhen, type PolicyNames } from './policyKit.ts';

const isLiability = { fact: 'insuranceType', in: ['POV', 'POV_HAV'] } as const;
const isCasco = { fact: 'insuranceType', in: ['HAV', 'POV_HAV'] } as const;
const isBoth = { fact: 'insuranceType', is: 'POV_HAV' } as const;
/** Of a further vehicle. */
const isCascoToo = {
  any: [
    { fact: 'insuranceType', is: 'HAV' },
    { all: [isBoth, { fact: 'vehicles[].insuranceType', in: ['HAV', 'POV_HAV'] }] },
  ],
} as const;
const isFixed = { fact: 'duration', is: 'FIXED' } as const;

const what = inGroup('policy', [
  ask('insuranceType'),
  ask('creation', { begins: { value: 'NEW' } }),
  ask('replacedPolicyNumber', { when: { fact: 'creation', is: 'REPLACEMENT' } }),
  ask('limit', { when: isLiability, begins: { value: '50', when: isLiability } }),
  ...onlyWhen(isCasco, [ask('sumInsured'), ask('deductible'), ask('perils')]),
  // The one that it is of follows from where the policy was begun.
  ask('vehicles', {
    optional: true,
    rows: [
      ask('vehicles[].vehicle'),
      ask('vehicles[].insuranceType', { when: isBoth }),
      ...onlyWhen(isCascoToo, [
        ask('vehicles[].sumInsured'),
        ask('vehicles[].extras', {
          optional: true,
          rows: [ask('vehicles[].extras[].name'), ask('vehicles[].extras[].price')],
        }),
      ]),
    ],
  }),
]);

const time = inGroup('time', [
  ask('agreementDate'),
  ask('insuranceStart'),
  ask('insuranceStartTime', { when: { fact: 'startsToday', is: true } }),
  ask('duration', { begins: { value: 'INDEFINITE' } }),
  ask('insuranceEnd', { when: isFixed }),
]);

const payment = inGroup('payment', [
  ask('paymentFrequency', { begins: { value: 'YEARLY' } }),
  ask('paymentType', { begins: { value: 'DIRECT_DEBIT' } }),
  // They are made of start and frequency.
  ask('instalments', {
    optional: true,
    rows: [ask('instalments[].dueDate'), ask('instalments[].amount', { optional: true })],
  }),
]);

const agent = inGroup('agent', [
  ask('agent.agentNumber'),
  ask('agent.secondaryAgent', { optional: true }),
  ask('agent.share', { when: { fact: 'isShared', is: true } }),
]);

const people = inGroup('people', [
  // The first one follows from whose policy it is.
  ask('roles', { optional: true, rows: [ask('roles[].role'), ask('roles[].client')] }),
]);

const earlier = inGroup('earlier', [
  ask('periods', {
    optional: true,
    rows: [
      ask('periods[].insurer'),
      ask('periods[].from'),
      ask('periods[].to'),
      ask('periods[].vehicleType'),
      ask('periods[].events', {
        optional: true,
        rows: [ask('periods[].events[].date'), ask('periods[].events[].kind')],
      }),
    ],
  }),
]);

const agreed = inGroup('agreed', [
  ask('specialAgreement', { optional: true }),
  ask('note', { optional: true }),
]);

/** The form of a policy, created or changed. */
const policy = definePage({
  code: 'policy',
  path: '/smlouva',
  step: 'clients',
  questions: [...what, ...time, ...payment, ...people, ...agent, ...earlier, ...agreed],
  checks: [
    ...policyChecks,
    ...coverChecks,
    ...fleetChecks,
    ...instalmentChecks,
    ...roleChecks,
    ...periodChecks,
  ],
  next: [],
});

/** The form of a policy, a flow of one page. */
export const policyFlow = flowOf(
  { known: {}, home: salesHome, steps: ['clients'], code: 'sales.POLICY', start: 'policy' },
  [policy],
);

export type PolicyFlow = Flow<PolicyNames>;
export type PolicyPage = Page<PolicyNames>;

/** Its one page. */
export const policyForm: PolicyPage = policyFlow.pages[0];
