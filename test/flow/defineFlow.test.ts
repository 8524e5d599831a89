import * as z from 'zod';
import { expect, test } from 'vitest';
import { defineFlow, findPage, getPage } from '../../machines/flow/defineFlow.ts';
import { definePage } from '../../machines/flow/page.ts';
import type { Rule } from '../../machines/flow/rule.ts';

const nothing = z.object({});
const first = definePage({ code: 'first', path: '/', step: 'role', answers: nothing, next: ['second'] });
const second = definePage({ code: 'second', path: '/druha', step: 'documents', answers: nothing, next: [] });
const lost = definePage({
  code: 'lost',
  path: '/ztracena',
  step: 'role',
  answers: nothing,
  next: ['secnod'],
});
const home = { code: 'car.DRAFT', claimType: 'car', flowType: 'DRAFT', home: '/nonlife/car' } as const;

const flow = defineFlow({ ...home, start: 'first', pages: [first, second] });

test('a page has a view of its own, saves, looks nothing up, asks nothing and sends nothing, unless it says so', () => {
  expect(first).toEqual({
    code: 'first',
    path: '/',
    view: 'first',
    step: 'role',
    answers: nothing,
    next: ['second'],
    saves: true,
    lookups: [],
    confirm: [],
    sends: false,
  });
});

test('pages that differ in their row alone share a view', () => {
  const row = { path: '/treti', view: 'row', step: 'event', answers: nothing, next: [] } as const;
  expect([definePage({ ...row, code: 'row1' }).view, definePage({ ...row, code: 'row2' }).view]).toEqual([
    'row',
    'row',
  ]);
});

test('a flow knows its pages by code', () => {
  expect([getPage(flow, 'second'), findPage(flow, 'third')]).toEqual([second, undefined]);
  expect(() => getPage(flow, 'third')).toThrow('The flow car.DRAFT has no page third.');
});

test('mistakes do not compile', () => {
  // @ts-expect-error a next that is no page of the flow
  defineFlow({ ...home, start: 'first', pages: [first, second, lost] });
  // @ts-expect-error a next whose page was left out
  defineFlow({ ...home, start: 'first', pages: [first] });
  // @ts-expect-error a start that is no page of the flow
  defineFlow({ ...home, start: 'third', pages: [first, second] });
  // @ts-expect-error a step that no flow has
  definePage({ code: 'third', path: '/treti', step: 'third', answers: nothing, next: [] });
  // @ts-expect-error a path that does not begin with a slash
  definePage({ code: 'third', path: 'treti', step: 'role', answers: nothing, next: [] });
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
