import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import { EventKind } from '#machines/claim/enums.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { aParty, usualAnswers } from './usualAnswers.ts';
import { wayOf, type Differing } from './wayOf.ts';

/** The insured who reports is paid to the account of the policy, nobody else is. */
const before = (account: '' | 'bankData ') => `index chooseEvent reporter vehicle person ${account}event`;
const after = 'documents summary finalised';
const parked = { parkedFrom: '2026-11-09T18:00', discoveredAt: '2026-11-10T07:00' };
/** Something is gone, the vehicle is still there. */
const inPart = { ...usualAnswers(getPage(carDraft, 'event'), {}), damageCause: '410' };
const stolenThings = [{ description: 'Kola z hliníku' }];

type Row = [what: string, kinds: readonly EventKind[], pages: string, differing?: Differing];

const ownDamage: Row[] = [
  ['an accident', ['HAVNEHODA'], 'circumstances damagedParts damageExtent'],
  ['broken glass', ['HAVSKLA'], 'glass glassRepair'],
  ['an animal', ['HAVZVIRE'], 'circumstances animal damagedParts damageExtent'],
  ['vandalism', ['HAVVANDALISMUS'], 'vandalism damagedParts damageExtent'],
  ['a flood', ['HAVZIVEL'], 'peril damagedParts damageExtent'],
  [
    'hail',
    ['HAVZIVEL'],
    'peril damagedParts damageExtent',
    { answers: { peril: { elementType: 'HAIL', hailDents: 40 } } },
  ],
  ['a stolen vehicle, of which nothing is left to be seen', ['HAVODCIZENI'], 'theft'],
  [
    'stolen parts',
    ['HAVODCIZENI'],
    'theft damagedParts damageExtent',
    { answers: { event: inPart, theft: { theftKind: 'PART', stolenThings, ...parked } } },
  ],
  [
    'stolen luggage, the vehicle being whole',
    ['HAVODCIZENI'],
    'theft',
    { answers: { event: inPart, theft: { theftKind: 'LUGGAGE', stolenThings, ...parked } } },
  ],
  [
    'a theft that was only tried',
    ['HAVODCIZENI'],
    'theft damagedParts damageExtent',
    { answers: { event: inPart, theft: { theftKind: 'ATTEMPT', ...parked } } },
  ],
];

const caused: Row[] = [
  ['to a vehicle', ['POVPOJ_VEHICLE'], 'causedDamage injuredParty[0] injuredParties'],
  ['to glass', ['POVPOJ_GLASS'], 'causedDamage injuredParty[0] injuredParties'],
  ['to health', ['POVPOJ_HEALTH'], 'causedDamage injuredParty[0] injuredParties'],
  ['to property', ['POVPOJ_PROPERTY'], 'causedDamage injuredParty[0] injuredParties'],
  ['to things', ['POVPOJ_THING'], 'causedDamage injuredParty[0] injuredParties'],
  [
    'to a vehicle and health of two people',
    ['POVPOJ_VEHICLE', 'POVPOJ_HEALTH'],
    'causedDamage injuredParty[0] injuredParty[1] injuredParties',
    {
      parties: 2,
      answers: {
        'injuredParty[0]': { injuredParties: [aParty('VEHICLE', 'LOSS')] },
      },
    },
  ],
];

const suffered: Row[] = [
  ['to the vehicle', ['POVPOS_VEHICLE'], 'sufferedDamage damagedParts damageExtent'],
  ['to glass', ['POVPOS_GLASS'], 'sufferedDamage glass glassRepair'],
  ['to health', ['POVPOS_HEALTH'], 'sufferedDamage injury'],
  ['to property', ['POVPOS_PROPERTY'], 'sufferedDamage'],
  ['to things', ['POVPOS_THING'], 'sufferedDamage'],
  [
    'to the vehicle with its glass: one vehicle',
    ['POVPOS_VEHICLE', 'POVPOS_GLASS'],
    'sufferedDamage damagedParts damageExtent glass glassRepair',
  ],
  [
    'to the vehicle and health',
    ['POVPOS_VEHICLE', 'POVPOS_HEALTH'],
    'sufferedDamage damagedParts damageExtent injury',
  ],
  ['to glass and health', ['POVPOS_GLASS', 'POVPOS_HEALTH'], 'sufferedDamage glass glassRepair injury'],
  ['to things and property', ['POVPOS_THING', 'POVPOS_PROPERTY'], 'sufferedDamage'],
  [
    'of every kind',
    ['POVPOS_VEHICLE', 'POVPOS_GLASS', 'POVPOS_HEALTH', 'POVPOS_PROPERTY', 'POVPOS_THING'],
    'sufferedDamage damagedParts damageExtent glass glassRepair injury',
  ],
];

describe.each([
  ['own damage by', before(''), ownDamage],
  ['damage caused', before('bankData '), caused],
  ['damage suffered', before('bankData '), suffered],
])('%s', (_, begins, rows) => {
  test.each(rows)('%s', (_what, kinds, pages, differing) => {
    expect(wayOf(kinds, differing).pages).toBe(`${begins} ${pages} ${after}`);
  });
});

test('every kind of event is led somewhere above', () => {
  const led = new Set([...ownDamage, ...caused, ...suffered].flatMap(([, kinds]) => kinds));
  expect(EventKind.options.filter((kind) => !led.has(kind))).toEqual([]);
});
