import type { DamageKind } from '#machines/claim/enums.ts';
import { line } from '#machines/subject/control.ts';
import { asDetails, inGroup, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { Begins } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { injuredPerson, personDetails } from './personQuestions.ts';
import { ask } from '#machines/flows/shared/ask.ts';

type Vehicles = 'damagedVehicles' | 'damagedGlassVehicles';

/** The lightest first: 2 light, 1 serious, 4 dead, 3 other (section 3, "Severity codes"). */
const severities = ['2', '1', '4', '3'] as const;

/** A damaged vehicle or machine, as far as it is known: a vehicle by plate or VIN, a machine by its engine number. */
const vehicleItem = (list: Vehicles): readonly Question[] => [
  ...vehicleNumbers(list),
  ...asDetails([
    ask(`injuredParties[].${list}[].vehicleSort.code`),
    ask(`injuredParties[].${list}[].vehicleManufacturer.name`, { as: line }),
    ask(`injuredParties[].${list}[].vehicleModel`, { isSideBySide: true }),
    ask(`injuredParties[].${list}[].description`),
  ]),
];

/** The reporter's own: its plate tells what it is, and what is damaged is picked on a drawing. A machine has neither. */
const ownVehicle = (list: Vehicles): readonly Question[] => {
  const isMachine: Rule = { fact: `injuredParties[].${list}[].vehicleKind`, is: 'MACHINE' };
  return [
    ...vehicleNumbers(list).map((question, at) =>
      at === 0 ? ({ ...question, collapsed: true } as const) : question,
    ),
    ask(`injuredParties[].${list}[].vehicleManufacturer.name`, { when: isMachine, optional: true, as: line }),
    ask(`injuredParties[].${list}[].vehicleModel`, { when: isMachine, optional: true, isSideBySide: true }),
  ];
};

const vehicleNumbers = (list: Vehicles): readonly Question[] => {
  const isVehicle: Rule = { fact: `injuredParties[].${list}[].vehicleKind`, is: 'VEHICLE' };
  return [
    ask(`injuredParties[].${list}[].vehicleKind`, { choices: 'vehicleKind' }),
    ask(`injuredParties[].${list}[].registrationNo`, {
      when: isVehicle,
      or: `injuredParties[].${list}[].vin`,
      missing: 'plateOrVin',
    }),
    ask(`injuredParties[].${list}[].vin`, {
      when: isVehicle,
      optional: true,
      or: `injuredParties[].${list}[].registrationNo`,
    }),
    ask(`injuredParties[].${list}[].engineNumber`, {
      when: { fact: `injuredParties[].${list}[].vehicleKind`, is: 'MACHINE' },
    }),
  ];
};

/** What is asked about each kind of damage: one item, or a list of things. */
const items: Readonly<Record<DamageKind, Question & { readonly rows: readonly Question[] }>> = {
  // A vehicle, not a machine, and one thing is there to be described.
  VEHICLE: {
    ...ask('injuredParties[].damagedVehicles', { begins: { value: [{ vehicleKind: 'VEHICLE' }] } }),
    rows: vehicleItem('damagedVehicles'),
  },
  GLASS: {
    ...ask('injuredParties[].damagedGlassVehicles', { begins: { value: [{ vehicleKind: 'VEHICLE' }] } }),
    rows: vehicleItem('damagedGlassVehicles'),
  },
  HEALTH: {
    ...ask('injuredParties[].damagedLifes'),
    rows: [
      ask('injuredParties[].damagedLifes[].injurySeverity.code', { only: severities }),
      ask('injuredParties[].damagedLifes[].injuryType'),
      ask('injuredParties[].damagedLifes[].description', { optional: true }),
    ],
  },
  PROPERTY: {
    ...ask('injuredParties[].damagedProperties'),
    rows: [
      ask('injuredParties[].damagedProperties[].description'),
      ask('injuredParties[].damagedProperties[].address', { optional: true }),
    ],
  },
  THING: {
    ...ask('injuredParties[].damagedThings', {
      missing: 'injuredItemRequired',
      isHeading: true,
      begins: { value: [{}] },
    }),
    rows: [
      ask('injuredParties[].damagedThings[].description'),
      ask('injuredParties[].damagedThings[].price', { optional: true }),
    ],
  },
  OTHER: {
    ...ask('injuredParties[].damagedOthers'),
    rows: [ask('injuredParties[].damagedOthers[].description')],
  },
  LOSS: {
    ...ask('injuredParties[].financialLosses'),
    rows: [
      ask('injuredParties[].financialLosses[].description'),
      ask('injuredParties[].financialLosses[].price', { optional: true }),
    ],
  },
};

/** What a line asks besides about an item of a kind of damage: before what every line asks, and after it. */
export type ItemExtras = Readonly<
  Partial<Record<DamageKind, { readonly first?: readonly Question[]; readonly last?: readonly Question[] }>>
>;

/** What is asked about a kind of damage where a rule holds. */
export const damageItem = (kind: DamageKind, when: Rule, extras: ItemExtras = {}): readonly Question[] => {
  const { first = [], last = [] } = extras[kind] ?? {};
  const item = items[kind];
  return inGroup(`injuredParty.item.${kind}`, [{ ...item, when, rows: [...first, ...item.rows, ...last] }]);
};

/** What is asked about the damaged vehicle of who reports, or its glass, where a rule holds. */
export const ownVehicleItem = (kind: 'VEHICLE' | 'GLASS', when: Rule): readonly Question[] => {
  const list = kind === 'VEHICLE' ? 'damagedVehicles' : 'damagedGlassVehicles';
  return inGroup(`injuredParty.item.${kind}`, [{ ...items[kind], when, rows: ownVehicle(list) }]);
};

/** What is asked about a kind of damage that was ticked. */
export const tickedItem = (kind: DamageKind, extras?: ItemExtras): readonly Question[] =>
  damageItem(kind, { fact: 'injuredParties[].damageKinds', is: kind }, extras);

/** What is asked about every kind of damage that was ticked, and the currency of what has a price. */
export const tickedItems = (extras?: ItemExtras, kinds?: readonly DamageKind[]): readonly Question[] => {
  const item = (kind: DamageKind) => (kinds && !kinds.includes(kind) ? [] : tickedItem(kind, extras));
  return [
    ...item('VEHICLE'),
    ...item('GLASS'),
    ...item('HEALTH'),
    ...item('PROPERTY'),
    currency({ fact: 'injuredParties[].damageKinds', in: ['THING', 'LOSS'] }),
    ...item('THING'),
    ...item('OTHER'),
    ...item('LOSS'),
  ];
};

/** What a line asks about an injured party besides. */
interface PartyExtras {
  /** After who it is. */
  readonly about?: readonly Question[];
  readonly items?: ItemExtras;
  /** What may be damaged, the most frequent first; by default anything. */
  readonly kinds?: readonly DamageKind[];
  /** What is taken to be damaged before anybody says so. */
  readonly begins?: Begins<'injuredParties[].damageKinds'>;
  /** At the end. */
  readonly last?: readonly Question[];
}

/** Everything about an injured party: who it is, how to reach them, and what of theirs is damaged. */
export const partyQuestions = ({
  about = [],
  items: extras,
  kinds,
  begins,
  last = [],
}: PartyExtras = {}): readonly Question[] => [
  // Who was harmed is mostly a person; whoever is added later says it.
  ...injuredPerson('injuredParties[].injured', {
    collapsed: true,
    begins: { value: 'NATURAL', row: 0, unanswered: 'injuredParties[]' },
  }),
  ...about,
  ask('injuredParties[].damageKinds', {
    missing: 'injuredItemRequired',
    ...(kinds && { only: kinds }),
    ...(begins && { begins }),
  }),
  ...tickedItems(extras, kinds),
  ...last,
  ...personDetails('injuredParties[].injured'),
];
