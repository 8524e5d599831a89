import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import { isAsked } from '#machines/flow/question.ts';
import { getPage } from '#machines/flow/compile.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { flows } from '#machines/flows/index.ts';
import { laneFlows } from '#test/flows/laneFlows.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { atMoment, laneQuery, linkedByLane } from '#machines/service/lanes/openLanes.ts';
import { type EventLane, problemsOfLanes } from '#machines/service/lanes/eventLane.ts';
import { beginnings } from '#test/model/beginnings.ts';
import { modelPaths } from '#test/model/modelPaths.ts';

const hail: EventLane = {
  key: 'KROUPY-BRNO',
  event: 'HAIL',
  lines: ['car', 'property'],
  from: '2026-07-14',
  to: '2026-07-14',
  opens: '2026-07-14T18:00:00+02:00',
  closes: '2026-07-28T00:00:00+02:00',
  place: { cs: 'Brno', sk: 'Brno', en: 'Brno' },
};
const link = new URLSearchParams('lane=kroupy-brno');

test('a lane is open from one moment to another', () => {
  const open = (now: string) => atMoment({ lanes: [hail] }, new Date(now)).lanes.map(({ key }) => key);
  expect({
    before: open('2026-07-14T17:59:59+02:00'),
    first: open('2026-07-14T18:00:00+02:00'),
    last: open('2026-07-27T23:59:59+02:00'),
    after: open('2026-07-28T00:00:00+02:00'),
  }).toEqual({ before: [], first: ['KROUPY-BRNO'], last: ['KROUPY-BRNO'], after: [] });
});

test('a link into a lane tells the event, and the day where there is but one', () => {
  expect(laneQuery(hail)).toBe('lane=KROUPY-BRNO');
  const lane = { key: 'KROUPY-BRNO', event: 'HAIL', from: '2026-07-14', to: '2026-07-14' };
  const known = { damageCause: '300', elementType: 'HAIL', lane, formSteps: ['chooseEvent'] };
  expect({
    car: linkedByLane(link, 'car', { lanes: [hail] }),
    property: linkedByLane(link, 'property', { lanes: [{ ...hail, to: '2026-07-15' }] }),
    life: linkedByLane(link, 'life', { lanes: [hail] }),
    closed: linkedByLane(link, 'car', { lanes: [] }),
  }).toEqual({
    car: { eventKinds: ['HAVZIVEL'], incidentDate: '2026-07-14', ...known },
    property: { propertyEvent: 'PERIL', ...known, lane: { ...lane, to: '2026-07-15' } },
    life: undefined,
    closed: undefined,
  });
});

test.each<[what: string, answer: ClaimDetail, stays: boolean]>([
  ['the day of the event', { incidentDate: '2026-07-14' }, true],
  ['another day', { incidentDate: '2026-07-13' }, false],
  ['another kind of event', { eventKinds: ['HAVNEHODA'] }, false],
  ['another cause', { damageCause: '310' }, false],
  ['another peril', { elementType: 'STORM' }, false],
])('whoever tells %s stays in the lane: %o, %s', (_, answer, stays) => {
  const begun: ClaimDetail = {
    claimType: 'car',
    flowType: 'DRAFT',
    ...linkedByLane(link, 'car', { lanes: [hail] }),
  };
  const nothing = { dependentFields: {}, changedPrimeFields: [] };
  const { claim } = applyDependents(begun, { ...begun, ...answer }, nothing);
  expect(claim.lane !== undefined).toBe(stays);
});

test('lanes that cannot be are named with what is wrong', () => {
  const wrong = [
    hail,
    hail,
    { ...hail, key: 'ZIVOT', lines: ['life'] as const },
    { ...hail, key: 'DNY', from: '2026-07-15' },
    { ...hail, key: 'ZAVRENO', closes: hail.opens },
  ];
  expect(problemsOfLanes(wrong)).toEqual([
    'KROUPY-BRNO: is there twice',
    'ZIVOT.lines: life does not insure against HAIL',
    'DNY.to: is before 2026-07-15',
    'ZAVRENO.closes: is not after 2026-07-14T18:00:00+02:00',
  ]);
});

test('a lane asks a car report for less than half of what hail is asked for else', () => {
  const asked = (claim: ClaimDetail) => {
    const { met } = situationOf(carDraft, claim);
    return met.map(({ code }) => code);
  };
  const told: ClaimDetail = {
    ...carDraft.known,
    eventKinds: ['HAVZIVEL'],
    riskFlow: 'HAV',
    vehicleFound: true,
    policyNumberValid: true,
    reporterRole: 'INSURED',
    insured: { personKind: 'NATURAL' },
    damageCause: '300',
    elementType: 'HAIL',
    damageSize: 'MEDIUM',
  };
  expect(asked({ ...told, lane: { key: 'KROUPY-BRNO', event: 'HAIL' } })).toEqual([
    'index',
    'reporter',
    'vehicle',
    'event',
    'damagedParts',
    'damageExtent',
    'documents',
    'summary',
    'finalised',
  ]);
  expect(asked({ ...told, repairHandling: 'VEHICLE_IN_SERVICE' })).toEqual([
    'index',
    'chooseEvent',
    'reporter',
    'vehicle',
    'bankData',
    'event',
    'peril',
    'damagedParts',
    'damageExtent',
    'inspection',
    'repairShop',
    'documents',
    'summary',
    'finalised',
  ]);
});

const inHailLane: ClaimDetail = {
  ...carDraft.known,
  lane: { key: 'KROUPY-BRNO', event: 'HAIL' },
  eventKinds: ['HAVZIVEL'],
  riskFlow: 'HAV',
  vehicleFound: true,
  policyNumberValid: true,
  insured: { personKind: 'NATURAL' },
};
const knownOfAccount = (told: ClaimDetail) =>
  skippedWith(getPage(carDraft, 'bankData'), carDraft.subject.factsIn({ ...inHailLane, ...told }));

test.each<[who: string, told: ClaimDetail, known: ClaimDetail | undefined]>([
  ['a friend is asked later', { reporterRole: 'OTHER' }, { bankContactType: 'FUTURE_ACCOUNT' }],
  [
    'the insured is paid to the account of the policy, once it is known',
    { reporterRole: 'INSURED', policyAccount: true, bankContactType: 'FUTURE_ACCOUNT' },
    { bankContactType: 'POLICY' },
  ],
  [
    'whoever tells another account keeps it',
    { reporterRole: 'OTHER', bankContactType: 'ENTERED' },
    undefined,
  ],
])('of the account in a lane: %s', (_, told, known) => {
  expect(knownOfAccount(told)).toEqual(known);
});

test('whoever was harmed by hail elsewhere tells where', () => {
  const told: ClaimDetail = {
    ...propertyDraft.known,
    propertyEvent: 'PERIL',
    lane: { key: 'KROUPY-BRNO', event: 'HAIL' },
  };
  const isMet = (claim: ClaimDetail) =>
    situationOf(propertyDraft, claim).met.some(({ code }) => code === 'event');
  expect([isMet(told), isMet({ ...told, happenedHere: 'NO' })]).toEqual([false, true]);
});

test('how it is repaired stays where it was answered after the lane was left', () => {
  const before: ClaimDetail = { ...inHailLane, repairHandling: 'VEHICLE_NOT_DECIDED' };
  const { lane: _, ...left } = before;
  const nothing = { dependentFields: {}, changedPrimeFields: [] };
  const repaired = { ...left, repairHandling: 'VEHICLE_IN_SERVICE' } as const;
  expect({
    followed: applyDependents(before, left, nothing).claim.repairHandling,
    answered: applyDependents(before, repaired, nothing).claim.repairHandling,
  }).toEqual({ followed: undefined, answered: 'VEHICLE_IN_SERVICE' });
});

describe.each(laneFlows)('the flow $code', (flow) => {
  const line = flows.find(({ code }) => code === `${flow.claimType}.DRAFT`);

  test('leads a report as its line does that begins in the lane, and asks it for the same', () => {
    if (line === undefined) throw new Error('The line has lost its flow.');
    const claims = modelPaths(flow, { begun: beginnings(flow, 1) }).map(({ claim }) => claim);
    const differing = claims.filter((claim) => {
      const [short, long] = [flow, line].map((one) => {
        const { met, read } = situationOf(one, claim);
        return met.map(({ code, questions }) => [
          code,
          questions.filter((question) => isAsked(question, read)).map(({ ask }) => ask),
        ]);
      });
      return JSON.stringify(short) !== JSON.stringify(long);
    });
    expect(claims.length).toBeGreaterThan(20);
    expect(differing).toEqual([]);
  });
});
