import { describedCodes } from '#machines/subject/control.ts';
import type { DamageCause } from '#machines/claim/codes/damageCause.ts';
import type { PropertyEvent } from '#machines/claim/codes/property.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy, onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { placeQuestions } from '#machines/flows/shared/place.ts';
import { police } from '#machines/flows/shared/police.ts';
import { inLane, inSomeLane } from '#machines/claim/derived/inLane.ts';
import { after, isElsewhere, isTheft } from './conditions.ts';
import { leak, leakDetails } from './leak.ts';
import { ask } from './ask.ts';

/** The causes of damage that fit an event; a theft tells its cause by the place. Vehicles and people have others. */
const causes: Readonly<Record<Exclude<PropertyEvent, 'BURGLARY'>, readonly DamageCause[]>> = {
  WATER: ['510'],
  PERIL: ['300', '310', '320', '340', '350', '360'],
  FIRE: ['330'],
  VANDALISM: ['420'],
  GLASS: ['500'],
  SURGE: ['520', '340'],
  OTHER_DAMAGE: ['110', '210', '571'],
};

/** The perils of the codelist `element-type` that a cause of damage leaves. */
const perils = {
  '300': ['HAIL'],
  '310': ['STORM'],
  '320': ['FLOOD', 'INUNDATION'],
  '330': ['FIRE', 'EXPLOSION'],
  '340': ['LIGHTNING'],
  '350': ['FALLING_TREE'],
  '360': ['SNOW_WEIGHT', 'SNOW_SLIDE', 'LANDSLIDE'],
  '520': ['SURGE'],
  '571': ['EARTHQUAKE', 'OTHER'],
} as const satisfies Partial<Record<DamageCause, readonly string[]>>;

/** Whoever broke in, set fire or drove into the fence is a matter for the police. */
const isForPolice = after('BURGLARY', 'VANDALISM', 'FIRE', 'OTHER_DAMAGE');
const mayBeCausedByOther: Rule = {
  any: [after('FIRE', 'GLASS', 'SURGE'), { fact: 'damageCause', in: ['350', '571'] }],
};

/** How it happened, where water came from, and who came. The page that follows asks for the rest of a theft or of vandalism. */
export const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  questions: [
    ask('damageCause', {
      when: { not: { any: [isTheft, inSomeLane] } },
      only: offersBy(causes, (kind) => after(kind)),
      autoAnswers: true,
    }),
    ask('elementType', {
      when: {
        fact: 'damageCause',
        in: ['300', '310', '320', '330', '340', '350', '360', '520', '571'],
      },
      only: offersBy(perils, (cause) => ({ fact: 'damageCause', is: cause })),
      autoAnswers: true,
      as: describedCodes('element-type'),
    }),
    // Nearly everything happens at home, water most of all; things are stolen anywhere.
    ask('happenedHere', {
      when: { not: after('WATER') },
      collapsed: true,
      begins: { value: 'YES', when: { not: after('BURGLARY', 'WATER') } },
    }),
    ...leak,
    ask('incidentDescription', { when: { not: inSomeLane } }),
    ...onlyWhen(isElsewhere, placeQuestions),
    ask('floodLevelCm', { when: { fact: 'damageCause', is: '320' } }),
    ...onlyWhen(isForPolice, police),
    ask('policeNotCalledReason', {
      when: { all: [isTheft, { fact: 'policeInvestigation', is: 'NO' }] },
      optional: true,
    }),
    ask('fireBrigade', {
      when: { all: [after('FIRE', 'PERIL'), { not: inSomeLane }] },
      optional: after('PERIL'),
    }),
    ask('causedByOther', { when: mayBeCausedByOther }),
    ...leakDetails,
  ],
  needs: [{ need: 'police', when: isForPolice }],
  skipped: [
    {
      when: { all: [inLane('HAIL'), { not: isElsewhere }] },
      answers: { elementType: 'HAIL', happenedHere: 'YES' },
    },
    {
      when: { all: [inLane('STORM'), { not: isElsewhere }] },
      answers: { elementType: 'STORM', happenedHere: 'YES' },
    },
  ],
  next: ['burglary', 'vandalism', 'damage'],
});
