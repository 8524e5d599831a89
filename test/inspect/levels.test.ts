import { beforeAll, describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import type { Labelled } from '#src/inspect/chart/chart.ts';
import { levelOf, pathOf } from '#src/inspect/chart/levelOf.ts';
import { machineLabels } from '#src/inspect/chart/machineLabels.ts';
import { chartOfPart, partsOf } from '#src/inspect/chart/partsOf.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { speakEvery } from './speakCzech.ts';

beforeAll(speakEvery);

const say = wordsOf('en');

const node = (id: string, kind: 'STATE' | 'GROUP' = 'STATE', parent?: string) => ({
  id,
  kind,
  title: id.toUpperCase(),
  ...(parent !== undefined && { parent }),
});
const edge = (from: string, to: string, label: string) => ({ id: `${from} ${to} ${label}`, from, to, label });
const chart: Labelled = {
  nodes: [
    node('idle'),
    node('busy', 'GROUP'),
    node('busy.a', 'STATE', 'busy'),
    node('busy.b', 'STATE', 'busy'),
  ],
  edges: [
    edge('idle', 'busy.a', 'begin'),
    edge('idle', 'busy.b', 'hurry'),
    edge('busy.a', 'busy.b', 'done'),
    edge('busy.b', 'idle', 'end'),
    edge('busy', 'busy.a', 'again'),
  ],
};

describe('a level of a machine', () => {
  test('has one closed box for a state with others inside, and one arrow for what leads the same way', () => {
    const { nodes, edges } = levelOf(chart, undefined, say);
    expect(nodes).toEqual([
      { id: 'idle', kind: 'STATE', title: 'IDLE' },
      {
        id: 'busy',
        kind: 'CLOSED',
        title: 'BUSY',
        note: '2 states inside',
        holds: ['busy.a', 'BUSY.A', 'busy.b', 'BUSY.B'],
      },
    ]);
    expect(edges.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['idle', 'busy', 'begin\nhurry'],
      ['busy', 'idle', 'end'],
    ]);
  });

  test('says inside a state where it is entered from and left for, and what is heard in all of it', () => {
    const { nodes, edges } = levelOf(chart, 'busy', say);
    expect(nodes).toEqual([
      { id: 'busy.a', parent: 'busy', kind: 'STATE', title: 'BUSY.A', note: 'from outside: IDLE' },
      { id: 'busy.b', parent: 'busy', kind: 'STATE', title: 'BUSY.B', note: 'out: IDLE\nfrom outside: IDLE' },
      { id: 'busy *', kind: 'STATE', title: 'any of these states' },
    ]);
    expect(edges.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['busy.a', 'busy.b', 'done'],
      ['busy *', 'busy.a', 'again'],
    ]);
    expect(pathOf(chart, 'busy.b').map(({ id }) => id)).toEqual(['busy', 'busy.b']);
  });

  test('writes many ways to one box on the box', () => {
    const names = ['a', 'b', 'c', 'd'];
    const crowd: Labelled = {
      nodes: [node('failed'), ...names.map((name) => node(name))],
      edges: names.map((name) => edge(name, 'failed', 'failed')),
    };
    const { nodes, edges } = levelOf(crowd, undefined, say);
    expect([nodes[0]?.note, edges]).toEqual(['comes here from: A; B; C; D', []]);
  });
});

const drawn = [...flows, ...salesFlows].flatMap((flow) =>
  partsOf(flow).map((part) => ({
    flow: flow.code,
    part,
    whole: machineLabels(chartOfPart(part, flow), part, say),
  })),
);

test.each(drawn)('every state of $part of $flow is on one level, and no level is a crowd', ({ whole }) => {
  const closed = whole.nodes.filter(({ kind }) => kind === 'GROUP').map(({ id }) => id);
  const levels = [undefined, ...closed].map((at) => levelOf(whole, at, say));
  const own = levels.flatMap(({ nodes }) => nodes.map(({ id }) => id)).filter((id) => !id.endsWith(' *'));
  expect(own.toSorted()).toEqual(whole.nodes.map(({ id }) => id).toSorted());
  expect(levels.filter(({ nodes, edges }) => nodes.length > 16 || edges.length > 20)).toEqual([]);
});
