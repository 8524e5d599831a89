import { describe, expect, test } from 'vitest';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { aClaim } from './aClaim.ts';
import { wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about what is damaged and what follows of it, by what happened. Source: domain notes, property, sections 1 and 2; content review, 1.0.5 and
// 1.2; decisions 171 and 172.

describe('what follows of it', () => {
  const things = (kinds: string, state = 'DAMAGED|DESTROYED', serial = '') =>
    `propertyDamages[description kind=BUILDING|HOUSEHOLD|THING|${kinds}GARDEN|OTHER state=${state} ${serial}price? age? belongsToOther?]30 damageSize`;
  const stolen = things('VALUABLES|', 'STOLEN|DAMAGED|DESTROYED', 'serialNo? ');
  const seen = '#selfInspection';
  test.each<[what: string, claim: object, damage: string, habitability?: string]>([
    ['water', aClaim('WATER'), `${things('VALUABLES|')} ${seen} > habitability`, 'habitable > inspection'],
    [
      'water from a neighbour',
      aClaim('WATER', { waterSource: 'NEIGHBOUR' }),
      `${things('VALUABLES|')} ${seen} > habitability`,
      'habitable > culprit',
    ],
    [
      'nature',
      aClaim('PERIL', { damageCause: '300' }),
      `${things('')} ${seen} > habitability`,
      'habitable securedAgainstSpread > inspection',
    ],
    [
      'a fire of a business without a policy',
      aClaim('FIRE', { propertyKind: 'BUSINESS', dummyPolicy: true }),
      `currency ${things('VALUABLES|STOCK|')} businessInterrupted ${seen} > habitability`,
      'habitable securedAgainstSpread > inspection',
    ],
    ...['HOME', 'CELLAR'].map((theftPlace): [string, object, string, string] => [
      `a burglary of ${theftPlace}`,
      aClaim('BURGLARY', { theftPlace }),
      `${stolen} ${seen} > habitability`,
      'habitable securedAgainstSpread > inspection',
    ]),
    [
      'a theft from a garden',
      aClaim('BURGLARY', { theftPlace: 'GARDEN' }),
      `${stolen} ${seen} > habitability`,
      'securedAgainstSpread > inspection',
    ],
    ...['CAR', 'PUBLIC', 'ROBBERY'].map((theftPlace): [string, object, string] => [
      `a theft from ${theftPlace} of which nothing can be seen`,
      aClaim('BURGLARY', { theftPlace, propertyDamages: [{ kind: 'THING', state: 'STOLEN' }] }),
      `${stolen} > documents`,
    ]),
    [
      'a broken fence, not after a theft from home',
      aClaim('OTHER_DAMAGE', { damageCause: '110', theftPlace: 'HOME' }),
      `${things('')} ${seen} > culprit`,
    ],
    ['glass', aClaim('GLASS'), `${things('')} ${seen} > inspection`],
    ['vandals', aClaim('VANDALISM'), `${things('')} ${seen} > inspection`],
    ['a surge', aClaim('SURGE'), `${things('')} ${seen} > inspection`],
  ])('%s', (_what, claim, damage, habitability) => {
    const whole = wholeStep(propertyDraft, claim);
    expect([whole['damage'], whole['habitability']]).toEqual([damage, habitability]);
  });

  test('vandals came between two moments, and somebody may know them', () => {
    const { vandalism, damage } = wholeStep(propertyDraft, aClaim('VANDALISM', { offenderKnown: 'YES' }));
    expect(vandalism).toBe('lastSeenAt discoveredAt offenderKnown > damage');
    expect(damage).toBe(`${things('')} ${seen} > culprit`);
  });
});
