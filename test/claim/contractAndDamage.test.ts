import { describe, expect, test } from 'vitest';
import { contractTold } from '../../machines/claim/contractRules.ts';
import { ownDamageTold } from '../../machines/claim/injuredRules.ts';
import { maturePolicy } from '../../machines/claim/underwritingRules.ts';
import { foundBy, type RuleRow } from './foundBy.ts';

const contract: RuleRow[] = [
  ['known: its number', contractTold, { contractKnown: 'YES' }, ['required required contractSearch.main']],
  ['known and told', contractTold, { contractKnown: 'YES', contractSearch: { main: '5123456' } }, []],
  [
    'not known: why there should be one',
    contractTold,
    { contractKnown: 'NO' },
    ['required required reasonToChooseInsurance'],
  ],
  [
    'perhaps known: why there should be one',
    contractTold,
    { contractKnown: 'UNKNOWN' },
    ['required required reasonToChooseInsurance'],
  ],
  [
    'not known and told why',
    contractTold,
    { contractKnown: 'NO', reasonToChooseInsurance: 'Pojistku platím u vás.' },
    [],
  ],
  ['nobody said: nothing more', contractTold, {}, []],
];

const item = (list: string, field: string, key = 'required') =>
  `required ${key} injuredParties[0].${list}[0].${field}`;

const ownDamage: RuleRow[] = [
  [
    'of the vehicle: which',
    ownDamageTold({ eventKinds: ['POVPOS_VEHICLE'] }),
    {},
    [item('damagedVehicles', 'registrationNo', 'plateOrVin')],
  ],
  [
    'of a machine: its engine number',
    ownDamageTold({ eventKinds: ['POVPOS_VEHICLE'] }),
    { injuredParties: [{ damagedVehicles: [{ vehicleKind: 'MACHINE', registrationNo: '2AB2345' }] }] },
    [item('damagedVehicles', 'engineNumber')],
  ],
  [
    'of glass: of which vehicle',
    ownDamageTold({ eventKinds: ['POVPOS_GLASS'] }),
    {},
    [item('damagedGlassVehicles', 'registrationNo', 'plateOrVin')],
  ],
  [
    'of a vehicle with its glass: one vehicle',
    ownDamageTold({ eventKinds: ['POVPOS_VEHICLE', 'POVPOS_GLASS'] }),
    { injuredParties: [{ damagedVehicles: [{ vin: 'TMBJJ7NE8L0123456' }] }] },
    [],
  ],
  [
    'of property and things: which',
    ownDamageTold({ eventKinds: ['POVPOS_PROPERTY', 'POVPOS_THING'] }),
    {},
    [
      item('damagedProperties', 'description'),
      'required injuredItemRequired injuredParties[0].damagedThings',
    ],
  ],
  ['of health: on a page of its own', ownDamageTold({ eventKinds: ['POVPOS_HEALTH'] }), {}, []],
  [
    'and money lost beside: what for',
    ownDamageTold({ eventKinds: ['POVPOS_HEALTH'] }),
    { injuredParties: [{ damageKinds: ['LOSS'] }] },
    [item('financialLosses', 'description')],
  ],
];

const youngPolicy: RuleRow[] = [
  [
    'a theft on a young policy is looked at',
    maturePolicy({ hasMax3yearsOldPolicy: true }),
    { theftKind: 'PART' },
    ['underwriting underwritingPolicyAge theftKind'],
  ],
  ['a theft on an old one is not', maturePolicy({ hasMax3yearsOldPolicy: false }), { theftKind: 'PART' }, []],
  ['nor one on a policy nobody knows', maturePolicy({}), { theftKind: 'PART' }, []],
];

describe.each([
  ['another contract', contract],
  ['damage of the injured who reports', ownDamage],
  ['the age of a policy', youngPolicy],
])('%s:', (_topic, rows) => {
  test.each(rows)('%s', (_what, rule, value, issues) => {
    expect(foundBy(rule, value)).toEqual(issues);
  });
});
