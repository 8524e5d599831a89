import { describe, expect, test } from 'vitest';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { aClaim } from './aClaim.ts';
import { wholePage } from '#test/flows/wholePage.ts';

// Whole pages about what happened to a home, by what happened. Source: domain notes, property, sections 1 and 2; content review, 1.0.5 and
// 1.2; decisions 171 and 172.

const police = 'policeInvestigation policeStation? policeFileNo?';
const where = 'countryScope=CZECH|ABROAD|UNKNOWN incidentPlace';
const story = 'happenedHere incidentDescription';

describe('how it happened', () => {
  const leak = 'damageCause:510 waterSource leakStopped leakSudden';
  const came = 'happenedHere? fireBrigade? > damage';
  const nature = 'damageCause=300|310|320|340|350|360';
  const yes: object = { policeInvestigation: 'YES' };
  test.each<[what: string, claim: object, event: string]>([
    ['water', aClaim('WATER'), `${leak} othersFlooded incidentDescription ${came}`],
    ...['OWN_PIPE', 'COMMON_PIPE', 'SEWER', 'APPLIANCE', 'OVERFLOW', 'ROOF', 'UNKNOWN'].map(
      (waterSource): [string, object, string] => {
        const more = waterSource.endsWith('PIPE') ? 'pipeFroze? ' : '';
        const valve = waterSource === 'SEWER' ? 'backflowValve? ' : '';
        return [
          `water from ${waterSource}`,
          aClaim('WATER', { waterSource }),
          `${leak} othersFlooded incidentDescription ${more}${valve}${came}`,
        ];
      },
    ),
    [
      'water from a neighbour, elsewhere',
      aClaim('WATER', { waterSource: 'NEIGHBOUR', happenedHere: 'NO' }),
      `${leak} incidentDescription ${where} ${came}`,
    ],
    ...['HOUSE', 'FLAT', 'COTTAGE'].flatMap((propertyKind): [string, object, string][] => [
      [
        `water in a ${propertyKind} where somebody lived`,
        aClaim('WATER', { propertyKind, livedIn: 'YES' }),
        `${leak} othersFlooded incidentDescription livedIn? ${came}`,
      ],
      [
        `water in a ${propertyKind} that stood empty`,
        aClaim('WATER', { propertyKind, livedIn: 'NO' }),
        `${leak} othersFlooded incidentDescription livedIn? emptySince? ${came}`,
      ],
    ]),
    [
      'water in an office, where nobody lives',
      aClaim('WATER', { propertyKind: 'BUSINESS', livedIn: 'NO' }),
      `${leak} othersFlooded incidentDescription ${came}`,
    ],
    ...(
      [
        ['300', ':HAIL', '', ''],
        ['310', ':STORM', '', ''],
        ['320', '=FLOOD|INUNDATION', 'floodLevelCm ', ''],
        ['340', ':LIGHTNING', '', ''],
        ['350', ':FALLING_TREE', '', ' causedByOther'],
        ['360', '=SNOW_WEIGHT|SNOW_SLIDE|LANDSLIDE', '', ''],
      ] as const
    ).map(([damageCause, peril, level, other]): [string, object, string] => [
      `nature by ${damageCause}`,
      aClaim('PERIL', { damageCause, waterSource: 'OWN_PIPE' }),
      `${nature} elementType${peril} ${story} ${level}fireBrigade?${other} > damage`,
    ]),
    ...(
      [
        ['HAIL', '300', ':HAIL', ''],
        ['STORM', '310', ':STORM', ''],
        ['FLOOD', '320', '=FLOOD|INUNDATION', ' floodLevelCm'],
      ] as const
    ).map(([event, damageCause, peril, level]): [string, object, string] => [
      `nature that many report: ${event}, elsewhere`,
      aClaim('PERIL', {
        damageCause,
        happenedHere: 'NO',
        lane: { key: 'BRNO', event, from: '2026-07-14', to: '2026-07-14' },
      }),
      `elementType${peril} happenedHere ${where}${level} > damage`,
    ]),
    [
      'a fire',
      aClaim('FIRE', { damageCause: '330', ...yes }),
      `damageCause:330 elementType=FIRE|EXPLOSION ${story} ${police} fireBrigade causedByOther > damage`,
    ],
    [
      'glass',
      aClaim('GLASS', { damageCause: '500', ...yes }),
      `damageCause:500 ${story} causedByOther > damage`,
    ],
    [
      'a surge',
      aClaim('SURGE', { damageCause: '520', ...yes }),
      `damageCause=520|340 elementType:SURGE ${story} causedByOther > damage`,
    ],
    [
      'a surge by lightning',
      aClaim('SURGE', { damageCause: '340' }),
      `damageCause=520|340 elementType:LIGHTNING ${story} causedByOther > damage`,
    ],
    [
      'a vehicle in the fence',
      aClaim('OTHER_DAMAGE', { damageCause: '110', ...yes }),
      `damageCause=110|210|571 ${story} ${police} > damage`,
    ],
    [
      'a marten',
      aClaim('OTHER_DAMAGE', { damageCause: '210', policeInvestigation: 'NO' }),
      `damageCause=110|210|571 ${story} policeInvestigation > damage`,
    ],
    [
      'anything else, abroad',
      aClaim('OTHER_DAMAGE', { damageCause: '571', happenedHere: 'NO', countryScope: 'ABROAD', ...yes }),
      `damageCause=110|210|571 elementType=EARTHQUAKE|OTHER ${story} countryScope=CZECH|ABROAD|UNKNOWN country incidentPlace ${police} causedByOther > damage`,
    ],
    [
      'vandals',
      aClaim('VANDALISM', { damageCause: '420', ...yes }),
      `damageCause:420 ${story} ${police} > vandalism`,
    ],
    [
      'vandals nobody called the police to',
      aClaim('VANDALISM', { damageCause: '420', policeInvestigation: 'NO' }),
      `damageCause:420 ${story} policeInvestigation > vandalism`,
    ],
    ['a burglary', aClaim('BURGLARY', yes), `${story} ${police} > burglary`],
    [
      'a burglary nobody called the police to',
      aClaim('BURGLARY', { policeInvestigation: 'NO' }),
      `${story} policeInvestigation policeNotCalledReason? > burglary`,
    ],
    [
      'a robbery elsewhere',
      aClaim('BURGLARY', { happenedHere: 'NO', ...yes }),
      `${story} ${where} ${police} > burglary`,
    ],
  ])('%s', (_what, claim, event) => {
    expect(wholePage(propertyDraft, 'event', claim)).toBe(event);
  });
});

describe('from where it was stolen', () => {
  const days = 'lastSeenAt discoveredAt';
  test.each<[what: string, claim: object, burglary: string]>([
    ['nobody knows yet', {}, days],
    ['an outbuilding', { theftPlace: 'HOME' }, `damageCause:410 entryMethod ${days} homeSecurity?`],
    ...['HOUSE', 'FLAT', 'COTTAGE'].flatMap((propertyKind): [string, object, string][] => [
      [
        `a ${propertyKind} where somebody lived`,
        { theftPlace: 'HOME', propertyKind, livedIn: 'YES' },
        `damageCause:410 entryMethod ${days} livedIn homeSecurity?`,
      ],
      [
        `a ${propertyKind} that stood empty`,
        { theftPlace: 'HOME', propertyKind, livedIn: 'NO' },
        `damageCause:410 entryMethod ${days} livedIn emptySince? homeSecurity?`,
      ],
    ]),
    ...['HOME', 'CELLAR', 'GARDEN'].map((theftPlace): [string, object, string] => [
      `${theftPlace}, with a key`,
      { theftPlace, entryMethod: 'KEY' },
      `damageCause:${theftPlace === 'GARDEN' ? '400' : '410'} entryMethod keysTakenByForce${theftPlace === 'HOME' ? '' : ' lockedHow?'} ${days}${theftPlace === 'GARDEN' ? '' : ' homeSecurity?'}`,
    ]),
    [
      'the cellar of a house, where nobody lives',
      { theftPlace: 'CELLAR', propertyKind: 'HOUSE', livedIn: 'NO' },
      `damageCause:410 entryMethod lockedHow? ${days} homeSecurity?`,
    ],
    ['a car, whatever key there was', { theftPlace: 'CAR', entryMethod: 'KEY' }, `damageCause:410 ${days}`],
    ['the street', { theftPlace: 'PUBLIC' }, `damageCause:400 lockedHow? ${days}`],
    ['somebody by force', { theftPlace: 'ROBBERY' }, `damageCause:400 peopleHurt? ${days}`],
  ])('%s', (_what, claim, burglary) => {
    expect(wholePage(propertyDraft, 'burglary', aClaim('BURGLARY', claim))).toBe(
      `theftPlace ${burglary} > damage`,
    );
  });
});
