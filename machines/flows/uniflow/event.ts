import { describedCodes } from '#machines/subject/control.ts';
import { DamageCause } from '#machines/claim/codes/damageCause.ts';
import { UniEvent } from '#machines/claim/codes/uniflow.ts';
import { asDetails, type Question } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy, onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { placeQuestions } from '#machines/flows/shared/place.ts';
import { police } from '#machines/flows/shared/police.ts';
import { isKind, isMachine, isRisk, isTrip, isUnknown, of } from './events.ts';
import { ask } from './ask.ts';

const byNature = ['300', '310', '320', '330', '340', '350', '360'] as const;
const stolen = ['400', '410'] as const;

/** The causes of damage that fit an event where several do; any other has the common one. */
const several: Partial<Readonly<Record<UniEvent, readonly DamageCause[]>>> = {
  MACHINE_BREAKDOWN: ['520', '571'],
  MACHINE_ELEMENT: byNature,
  MACHINE_COLLISION: ['100', '110', '120'],
  MACHINE_THEFT: stolen,
  PET_LIABILITY: ['200', '210', '571'],
  CARGO_DAMAGE: ['100', '110', '120', '320', '330', '571'],
  CARGO_THEFT: stolen,
  AGRI_CROP: ['300', '310', '320', '330', '360', '571'],
  AGRI_ANIMALS: ['330', '340', '520', '571'],
};
const causesOf = (event: UniEvent): readonly DamageCause[] => several[event] ?? ['571'];

/** The perils of the codelist `element-type` that a cause of damage leaves of a crop. */
const perilsOfCrops = {
  '300': ['HAIL'],
  '310': ['STORM'],
  '320': ['FLOOD', 'INUNDATION'],
  '330': ['FIRE'],
  '360': ['SNOW_WEIGHT', 'LANDSLIDE'],
  '571': ['FROST', 'DROUGHT', 'OTHER'],
} as const satisfies Partial<Record<DamageCause, readonly string[]>>;

const fitting = DamageCause.options.flatMap((code) => {
  const events = UniEvent.options.filter((event) => causesOf(event).includes(code));
  const when: Rule = code === '571' ? { any: [of(...events), isUnknown] } : of(...events);
  return events.length > 0 ? [{ code, when }] : [];
});

const placeWords = [
  { key: 'placeOfPet', when: isKind('PET') },
  { key: 'placeOfGoods', when: isRisk('UNIPREP') },
  { key: 'placeOfFarm', when: isRisk('UNIZEM') },
];
/** Where a journey led is asked with the journey. */
const isAtPlace: Rule = { not: isTrip };
/** Where an animal was hurt or fell ill decides nothing that its vet does not say. */
const isTreated = of('PET_INJURY', 'PET_ILLNESS', 'PET_DEATH');
/** The place, with such examples as fit what is insured. */
const place = placeQuestions.map((question): Question =>
  question.ask === 'incidentPlace' ? { ...question, when: { not: isTreated }, words: placeWords } : question,
);
/** Where somebody else may be to blame, or the police look for what is gone. */
const concernsPolice = of(
  'MACHINE_THEFT',
  'MACHINE_COLLISION',
  'MACHINE_OTHER',
  'PET_LOST',
  'PET_LIABILITY',
  'TRAVEL_LIABILITY',
  'TRAVEL_OTHER',
  'CARGO_THEFT',
);

const isMachineFire: Rule = { all: [isMachine, { fact: 'damageCause', is: '330' }] };

/** What happened and, but for a journey, where. The pages that follow ask for the rest, and all of a journey that was given up. */
export const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  questions: [
    ask('damageCause', { only: fitting, autoAnswers: true }),
    ask('elementType', {
      when: {
        all: [of('AGRI_CROP'), { fact: 'damageCause', in: ['300', '310', '320', '330', '360', '571'] }],
      },
      only: offersBy(perilsOfCrops, (cause) => ({ fact: 'damageCause', is: cause })),
      autoAnswers: true,
      as: describedCodes('element-type'),
    }),
    ask('incidentDescription', {
      words: [{ key: 'plainDescription', when: { any: [isTrip, isKind('PET')] } }],
    }),
    ...onlyWhen(isAtPlace, place),
    ...onlyWhen(concernsPolice, police),
    ask('fireBrigade', { when: isMachineFire }),
    ...asDetails([ask('incidentPlace', { when: isTreated, words: placeWords })]),
  ],
  canEnter: { not: of('TRAVEL_CANCELLATION') },
  needs: [{ need: 'police', when: concernsPolice }],
  next: ['machine', 'pet', 'vet', 'trip', 'cargo', 'agri', 'documents'],
});
