import * as z from 'zod';
import { typesOf } from '#machines/calls/typesOf.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';

const counts = ['0', '1', '2', '3'] as const;
const Boat = z.object({
  name: z.string(),
  kind: z.enum(['SAIL', 'MOTOR']),
  power: z.number(),
  crew: z.array(z.object({ name: z.string(), swims: z.boolean() })),
  done: z.array(z.string()),
});
type Boat = z.infer<typeof Boat>;
interface BoatShapes {
  readonly detail: Partial<Boat>;
  readonly whole: Boat;
  readonly flow: object;
  readonly ref: string;
  readonly result: { readonly sailed: boolean };
  readonly extra: object;
}
/** What pages about a boat have names for. */
export type BoatNames = NamesOf<BoatShapes, never, 'sure' | 'overboard', 'boat' | 'crew'>;

/** A subject that is no claim: a boat, with what is told of it, its crew, and what follows from what. */
const { ask, definePage, flowOf } = defineSubject({
  name: 'boat',
  types: typesOf<BoatShapes>(),
  fields: Boat.shape,
  facts: ({ fact, flag }) => ({
    strong: flag(['power'], ({ power }) => power !== undefined && power > 20),
    crewCount: fact(counts, ['crew'], ({ crew = [] }) => counts[crew.length]),
  }),
  lookups: {},
  dialogs: ['sure', 'overboard'],
  steps: ['boat', 'crew'],
  dependents: { clears: { kind: ['power'] } },
  done: 'done',
});

const kind = definePage({
  code: 'kind',
  path: '/',
  step: 'boat',
  questions: [ask('kind'), ask('power', { when: { fact: 'kind', is: 'MOTOR' } })],
  next: ['licence', 'name'],
});
const licence = definePage({
  code: 'licence',
  path: '/licence',
  step: 'boat',
  canEnter: { fact: 'strong', is: true },
  next: ['name'],
});
const name = definePage({
  code: 'name',
  path: '/name',
  step: 'boat',
  questions: [ask('name')],
  next: ['sailor', 'crew'],
});
const rows = {
  list: 'crew',
  overview: 'crew',
  page: 'sailor',
  max: 3,
  names: ['crew[].name'],
  asks: { removal: 'overboard', blank: 'overboard' },
} as const;
const sailor = {
  kind: 'record',
  code: 'sailor',
  path: '/crew/:row',
  step: 'crew',
  rows,
  each: { param: 'row', count: { fact: 'crewCount', values: counts } },
  questions: [ask('crew[].name'), ask('crew[].swims', { when: { fact: 'strong', is: true } })],
} as const;
const crew = { code: 'crew', path: '/crew', step: 'crew', rows } as const;

const about = { known: {}, steps: ['boat', 'crew'] } as const;

/** A line of pages, one of them met once for each of the crew. */
export const boatFlow = flowOf({ ...about, code: 'boat', home: '/boat', start: 'kind' }, [
  kind,
  licence,
  name,
  definePage({ ...sailor, next: ['crew'] }),
  definePage({ ...crew, next: [] }),
]);

/** The same boat in a harbour: a hub whose parts open at any time. */
export const harbourFlow = flowOf({ ...about, code: 'harbour', home: '/harbour', start: 'berth' }, [
  definePage({ kind: 'hub', code: 'berth', path: '/', step: 'boat', next: ['papers', 'sailor', 'engine'] }),
  definePage({ code: 'papers', path: '/papers', step: 'boat', questions: [ask('name')], next: ['berth'] }),
  definePage({
    code: 'engine',
    path: '/engine',
    step: 'boat',
    canEnter: { fact: 'kind', is: 'MOTOR' },
    questions: [ask('power')],
    next: ['berth'],
  }),
  definePage({ ...sailor, next: ['berth'] }),
]);

/** What must not compile. */
export const mistakes = [
  // @ts-expect-error a boat is no rocket
  () => ask('power', { when: { fact: 'kind', is: 'ROCKET' } }),
  // @ts-expect-error a boat has no wheels
  () => ask('wheels'),
  // @ts-expect-error a dialog that nobody asks
  () => definePage({ ...crew, confirm: [{ dialog: 'fuel' }], next: [] }),
  // @ts-expect-error a step that no flow has
  () => definePage({ ...crew, step: 'harbour', next: [] }),
  // @ts-expect-error a list that no boat has
  () => definePage({ ...crew, rows: { ...rows, list: 'masts' }, next: [] }),
  () =>
    flowOf({ ...about, code: 'lost', home: '/lost', start: 'crew' }, [
      // @ts-expect-error a next that is no page of the flow
      definePage({ ...crew, next: ['sea'] }),
    ]),
];
