import { DamageCause } from '#machines/claim/codes/damageCause.ts';
import { EventKind } from '#machines/claim/enums.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { definePage } from '#machines/report/kit.ts';
import { inGroup } from '#machines/flow/question.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { hitsAnimal, hourOnTheRoad, isAccident, isDriven } from './accident.ts';
import { placeQuestions } from '#machines/flows/shared/place.ts';
import { police } from '#machines/flows/shared/police.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { otherParty, othersAsDetail } from './people/otherParty.ts';
import { ask } from './ask.ts';

const onTheRoad = ['100', '110', '120', '130', '140', '571'] as const;
const toVehicle = ['100', '110', '120', '130', '571'] as const;
const toGlass = ['100', '130', '500', '571'] as const;
const toPerson = ['100', '110', '120', '140', '571'] as const;

/** The causes of damage that fit a kind of event (section 3, "damage cause"). */
const causes: Readonly<Record<EventKind, readonly DamageCause[]>> = {
  HAVNEHODA: onTheRoad,
  HAVSKLA: ['500'],
  HAVZVIRE: ['200', '210'],
  HAVVANDALISMUS: ['420'],
  HAVZIVEL: ['300', '310', '320', '330', '340', '350', '360', '571'],
  HAVODCIZENI: ['400', '410'],
  POVPOJ_VEHICLE: toVehicle,
  POVPOJ_GLASS: toGlass,
  POVPOJ_HEALTH: toPerson,
  POVPOJ_PROPERTY: onTheRoad,
  POVPOJ_THING: onTheRoad,
  POVPOS_VEHICLE: toVehicle,
  POVPOS_GLASS: toGlass,
  POVPOS_HEALTH: toPerson,
  POVPOS_PROPERTY: onTheRoad,
  POVPOS_THING: onTheRoad,
};

/** The causes that fit any of the kinds of event chosen, in the order of the codelist. */
const fitting = DamageCause.options.flatMap((code) => {
  const kinds = EventKind.options.filter((kind) => causes[kind].includes(code));
  return kinds.length > 0 ? [{ code, when: { fact: 'eventKinds', in: kinds } } as const] : [];
});

/** Nobody calls the police to a chipped windscreen, hail or a marten; to a burnt vehicle they come. */
const concernsPolice: Rule = {
  any: [
    isAccident,
    hitsAnimal,
    {
      all: [
        { fact: 'eventKinds', is: 'HAVZIVEL' },
        { fact: 'damageCause', is: '330' },
      ],
    },
    { fact: 'eventKinds', in: ['HAVVANDALISMUS', 'HAVODCIZENI'] },
    { fact: 'riskFlow', in: ['POVPOJ', 'POVPOS'] },
  ],
};

/**
 * What happened, where, and whether the police know; where somebody else's vehicle did it, who was there. The pages that follow ask
 * for the rest of that kind of event.
 */
export const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  questions: [
    // Who reports in a lane has come by what happened.
    ...onlyWhen({ not: inSomeLane }, [
      ask('damageCause', { only: fitting, autoAnswers: true }),
      ask('incidentDescription'),
    ]),
    ...placeQuestions,
    ...onlyWhen(concernsPolice, police),
    ...onlyWhen({ not: isDriven }, [
      ...inGroup('event.others', otherParty),
      hourOnTheRoad,
      ...inGroup('event.others', othersAsDetail),
    ]),
  ],
  needs: [{ need: 'police', when: concernsPolice }],
  next: ['circumstances', 'animal', 'vandalism', 'peril', 'theft', 'causedDamage', 'sufferedDamage', 'glass'],
});
