import { beforeAll, describe, expect, test } from 'vitest';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { chartOfPart, partsOf } from '#src/inspect/chart/partsOf.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { flowChart } from '#src/inspect/chart/flowChart.ts';
import { graphOf, placedBy } from '#src/inspect/chart/layoutChart.ts';
import { anyState, machineChart } from '#src/inspect/chart/machineChart.ts';
import { machineLabels } from '#src/inspect/chart/machineLabels.ts';
import { eventKey, stateKeys } from '#src/inspect/chart/machineWords.ts';
import { languages } from '#src/i18n/languages.ts';
import { mermaid } from '#src/inspect/chart/mermaid.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { speakEvery } from './speakCzech.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';

const say = wordsOf('en');

beforeAll(speakEvery);

test('the chart of a flow has a box for each step and an edge for each transition', () => {
  expect(flowChart(holeFlow)).toEqual({
    nodes: [
      { id: 'step role', kind: 'GROUP' },
      { id: 'step fillInfo', kind: 'GROUP' },
      { id: 'role', parent: 'step role', kind: 'PAGE', rule: undefined },
      {
        id: 'broker',
        parent: 'step fillInfo',
        kind: 'FINAL',
        rule: { fact: 'reporterRole', is: 'BROKER' },
      },
    ],
    edges: [{ id: 'role -> broker', from: 'role', to: 'broker' }],
  });
});

describe.each<AnyFlow>([...flows, ...salesFlows])('the chart of $code', (flow) => {
  const { nodes, edges } = flowChart(flow);

  test('names no page and no transition twice', () => {
    const ids = [...nodes, ...edges].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(partsOf(flow))('has one of %s, whose transitions lead from state to state', (part) => {
    const chart = chartOfPart(part, flow);
    const states = new Set(chart.nodes.map(({ id }) => id));
    const lost = chart.edges.filter(({ from, to }) => !states.has(to) || !states.has(from));
    const ids = chart.edges.map(({ id }) => id);
    expect({ isEmpty: chart.nodes.length === 0, lost, isTwice: new Set(ids).size < ids.length }).toEqual({
      isEmpty: false,
      lost: [],
      isTwice: false,
    });
  });
});

test('a machine says what it is told and which guard must pass', () => {
  const { edges } = machineLabels(machineChart(sessionMachine.root), 'session', say);
  const told = edges.filter(({ from }) => from === 'extending').map(({ label, to }) => [label, to]);
  expect(told).toEqual([
    ['the service answered', 'active'],
    ['done', 'active'],
    ['failed, if isRefused', 'expired'],
    ['failed', 'notExtended'],
  ]);
});

test('what a machine hears in every state leads from all of them', () => {
  const { nodes, edges } = machineLabels(machineChart(sessionMachine.root), 'session', say);
  expect(nodes.at(-1)).toEqual({ id: '*', kind: 'STATE', title: 'any state' });
  expect(edges.filter(({ from }) => from === '*').map(({ label, to }) => [label, to])).toEqual([
    ['check the time, if isOver', 'expired'],
    ['check the time, if seemsOver', 'asking'],
    ['session lost', 'expired'],
  ]);
});

test('what a machine does at once is a transition, too', () => {
  const request = createFlowMachine(holeFlow).root.states['request'];
  const { edges } = machineLabels(request ? machineChart(request) : { nodes: [], edges: [] }, 'request', say);
  expect(
    edges.filter(({ from }) => from === 'occupied.weighing').map(({ label, to }) => [label, to]),
  ).toEqual([
    ['at once, if somethingFalls', 'occupied.warning'],
    ['at once', 'occupied.asking'],
  ]);
});

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);
  const hasWords = (keys: string | readonly string[]) => {
    try {
      return words(keys) !== '';
    } catch {
      return false;
    }
  };
  const drawn = [...flows, ...salesFlows].flatMap((flow) =>
    partsOf(flow).map((part) => ({ part, chart: chartOfPart(part, flow) })),
  );

  test('every event that a machine is drawn with has words, and so has every one that a trace may name', () => {
    const types = drawn.flatMap(({ chart }) =>
      chart.edges.flatMap(({ event }) => (event && 'type' in event ? [event.type] : [])),
    );
    const traced = createFlowMachine(holeFlow).events.filter((type) => /^[A-Z_]+$/.test(type));
    const all = new Set([...types, ...traced]);
    expect([...all].filter((type) => !hasWords(eventKey(type)))).toEqual([]);
  });

  test('every state that a machine is drawn with has words', () => {
    const states = drawn.flatMap(({ part, chart }) =>
      chart.nodes.flatMap(({ id }) => (id === anyState ? [] : [{ part, name: id.split('.').at(-1) ?? id }])),
    );
    const wordless = states.filter(({ part, name }) => !hasWords(stateKeys(part, name)));
    expect(wordless).toEqual([]);
  });
});

test('a chart is written for Mermaid', () => {
  const { nodes, edges } = flowChart(holeFlow);
  const labelled = {
    nodes: nodes.map((node) => ({ ...node, title: `the "${node.id}"` })),
    edges: edges.map((edge) => ({ ...edge, label: '1' })),
  };
  expect(mermaid(labelled, { title: 'The hole', legend: ['A page'] })).toBe(`---
title: "The hole"
---
flowchart TD
  %% A page
  subgraph n0["the #quot;step role#quot;"]
    n2["the #quot;role#quot;"]
  end
  subgraph n1["the #quot;step fillInfo#quot;"]
    n3(["the #quot;broker#quot;"])
  end
  n2 -->|"1"| n3
`);
});

test('a box is as high as what it says, and comes back where it was laid', () => {
  const chart = { nodes: [{ id: 'role', kind: 'PAGE', title: 'Who reports' }], edges: [] } as const;
  const { children } = graphOf(chart);
  const [laid] = children ?? [];
  expect(laid).toEqual({ id: 'role', width: 232, height: 44 });
  const placed = placedBy(chart, {
    id: 'chart',
    width: 300,
    height: 100,
    children: [{ ...laid, id: 'role', x: 12, y: 8 }],
  });
  expect(placed.nodes).toEqual([
    {
      id: 'role',
      kind: 'PAGE',
      title: 'Who reports',
      x: 12,
      y: 8,
      width: 232,
      height: 44,
      text: { title: ['Who reports'], note: [] },
    },
  ]);
});
