import { findPage, getPage } from '#machines/flow/compile.ts';
import { expect, test } from 'vitest';
import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import { claimSubject } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { smallCar } from './small/lines.ts';
import { ask } from '#test/ask.ts';

const first = definePage({ code: 'first', path: '/', step: 'role', next: ['second'] });
const second = definePage({ code: 'second', path: '/druha', step: 'documents', next: [] });
const lost = definePage({ code: 'lost', path: '/ztracena', step: 'role', next: ['secnod'] });
const line = { line: smallCar, flowType: 'DRAFT' } as const;

const flow = defineFlow({ ...line, start: 'first', pages: [first, second] });

test('a page has a view of its own, saves, asks, checks and looks nothing up, confirms and sends nothing, unless it says so', () => {
  expect(first).toEqual({
    subject: claimSubject,
    kind: 'step',
    code: 'first',
    path: '/',
    view: 'first',
    step: 'role',
    next: ['second'],
    saves: true,
    questions: [],
    checks: [],
    lookups: [],
    confirm: [],
    submits: false,
    needs: [],
  });
});

test('pages that differ in their row alone share a view', () => {
  const row = { path: '/treti', view: 'row', step: 'event', next: [] } as const;
  expect([definePage({ ...row, code: 'row1' }).view, definePage({ ...row, code: 'row2' }).view]).toEqual([
    'row',
    'row',
  ]);
});

test('a flow has the name and the home of its line, and wants no documents unless it says so', () => {
  expect(flow).toEqual({
    code: 'car.DRAFT',
    subject: claimSubject,
    known: { claimType: 'car', flowType: 'DRAFT' },
    service: 'claim',
    sendsOnlyFiles: false,
    steps: ['role', 'fillInfo', 'bank', 'event', 'documents'],
    claimType: 'car',
    flowType: 'DRAFT',
    home: '/nonlife/car',
    start: 'first',
    pages: [first, second],
    instances: [first, second],
    documents: { rows: [], byAnswer: [] },
  });
});

test('a flow knows its pages by code', () => {
  expect([getPage(flow, 'second'), findPage(flow, 'third')]).toEqual([second, undefined]);
  expect(() => getPage(flow, 'third')).toThrow('The flow car.DRAFT has no page third.');
});

test('mistakes do not compile', () => {
  // @ts-expect-error a next that is no page of the flow
  defineFlow({ ...line, start: 'first', pages: [first, second, lost] });
  // @ts-expect-error a next whose page was left out
  defineFlow({ ...line, start: 'first', pages: [first] });
  // @ts-expect-error a start that is no page of the flow
  defineFlow({ ...line, start: 'third', pages: [first, second] });
  // @ts-expect-error a step that no flow has
  definePage({ code: 'third', path: '/treti', step: 'third', next: [] });
  // @ts-expect-error a path that does not begin with a slash
  definePage({ code: 'third', path: 'treti', step: 'role', next: [] });
  const rules: Rule[] = [
    // @ts-expect-error a fact that nobody defines
    { fact: 'weather', is: 'RAIN' },
    // @ts-expect-error a value that the fact never takes
    { fact: 'reporterRole', is: 'NEIGHBOUR' },
    // @ts-expect-error a value of another fact
    { fact: 'vehicleFound', in: ['INSURED'] },
  ];
  expect(rules.length).toBe(3);
});

test('a question about a place no claim has does not compile', () => {
  const questions = [
    // @ts-expect-error a field that no claim has
    () => ask('insured.nickname'),
    // @ts-expect-error a row by its number: a page says which row it asks about
    () => ask('witnesses[0].tel'),
    // @ts-expect-error another answer that no claim has
    () => ask('insured.email', { or: 'insured.fax' }),
    // @ts-expect-error a code that the field never has
    () => ask('reporterRole', { only: ['NEIGHBOUR'] }),
  ];
  expect(questions.length).toBe(4);
});
