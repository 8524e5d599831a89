import { definePage } from '#machines/report/kit.ts';
import { asDetails, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { police } from '#machines/flows/shared/police.ts';
import { of } from './events.ts';
import { ask } from './ask.ts';

const isHurt: Rule = { fact: 'injuryKind', is: 'INJURY' };
const isIll: Rule = { fact: 'injuryKind', is: 'DISEASE' };
const isInHospital: Rule = { fact: 'hospitalized', is: 'YES' };
const isStolen: Rule = { fact: 'luggageEvent', is: 'STOLEN' };
const isLate = of('TRAVEL_DELAY');
const isBankrupt = of('TRAVEL_BANKRUPTCY');
const isDelayed: Rule = { fact: 'luggageEvent', is: 'DELAYED' };

const bill = [
  ask('costItems[].description'),
  ask('costItems[].amount'),
  ask('costItems[].currency', { isSideBySide: true }),
  ask('costItems[].paid'),
];
/** What was paid or is still to be paid, each bill in its own currency. One is there to be filled in. */
const costs: Question = ask('costItems', { begins: { value: [{}] }, rows: bill });

/** Where somebody was treated, and what it cost. The day is that of the event. */
export const medical = definePage({
  code: 'medical',
  path: '/osetreni',
  step: 'event',
  questions: [
    ask('injuryKind'),
    ask('firstSymptomsDate', { when: isIll }),
    ask('previousTreatment', { when: isIll }),
    ask('activity', { when: isHurt }),
    ask('athleteLevel', {
      when: { all: [isHurt, { fact: 'sport', is: true }] },
      only: ['RECREATIONAL', 'ORGANISED', 'COMPETITION', 'PROFESSIONAL', 'UNKNOWN'],
      optional: true,
    }),
    ask('alcohol', { when: isHurt }),
    ask('medicalFacilityName'),
    ask('hospitalized'),
    ask('hospitalizations', {
      when: isInHospital,
      begins: { value: [{}] },
      rows: [
        ask('hospitalizations[].facilityName'),
        ask('hospitalizations[].dateFrom'),
        ask('hospitalizations[].ongoing', { optional: true }),
        ask('hospitalizations[].dateTo', { when: { not: { fact: 'hospitalizations[].ongoing', is: true } } }),
      ],
    }),
    costs,
    // The report, which may not be there yet, and the card tell them.
    ...asDetails([ask('diagnosis'), ask('ehicShown')]),
  ],
  canEnter: of('TRAVEL_MEDICAL'),
  next: ['documents'],
});

/** What happened to the luggage, where it was, what is gone, and what had to be bought while it was late. */
export const luggage = definePage({
  code: 'luggage',
  path: '/zavazadla',
  step: 'event',
  questions: [
    ask('luggageEvent', { isHeading: true }),
    ask('luggageIn'),
    ask('plannedAt', { when: isDelayed, words: [{ key: 'luggageDue', when: of('TRAVEL_LUGGAGE') }] }),
    ask('notDelivered', { when: isDelayed, optional: true }),
    ask('deliveredAt', { when: { all: [isDelayed, { not: { fact: 'notDelivered', is: true } }] } }),
    currency({ not: isDelayed }),
    ask('luggageItems', {
      when: { fact: 'luggageEvent', in: ['STOLEN', 'DAMAGED', 'LOST'] },
      begins: { value: [{}] },
      rows: [
        ask('luggageItems[].description'),
        ask('luggageItems[].price', { optional: true }),
        ask('luggageItems[].age', { optional: true, isSideBySide: true }),
      ],
    }),
    ...onlyWhen(isDelayed, [costs]),
    ask('pirNumber', { when: { fact: 'luggageIn', is: 'CARRIER' }, optional: true }),
    ...onlyWhen(isStolen, police),
  ],
  canEnter: of('TRAVEL_LUGGAGE'),
  next: ['documents'],
});

/** What came between, in words: the reason says it, unless it is none of those offered. */
const isOtherReason: Rule = { fact: 'cancellationReason', is: 'OTHER' };

/** Why the journey was cancelled or broken off, and what that cost. */
export const cancellation = definePage({
  code: 'cancellation',
  path: '/zruseni-cesty',
  step: 'event',
  questions: [
    ask('damageCause', { only: ['571'], autoAnswers: true }),
    ask('cancelKind'),
    ask('cancellationReason'),
    ask('cancelPerson'),
    // Of anybody else the health record says what has to be known.
    ask('diagnosis', {
      when: {
        all: [
          { fact: 'cancellationReason', in: ['ILLNESS', 'INJURY'] },
          { fact: 'cancelPerson', is: 'SELF' },
        ],
      },
    }),
    ask('cancelledOn', {
      words: [{ key: 'returnedOn', when: { fact: 'cancelKind', is: 'INTERRUPTED' } }],
    }),
    currency(),
    ask('cancelFee'),
    ask('incidentDescription', { words: 'plainDescription', when: isOtherReason }),
    // The contract, which is wanted, tells the rest.
    ...asDetails([ask('tripPrice'), ask('bookedOn'), ask('organiser')]),
  ],
  canEnter: of('TRAVEL_CANCELLATION'),
  next: ['documents'],
});

/** What a delay, a bankruptcy of the organiser or anything else on the journey cost. */
export const travelCosts = definePage({
  code: 'travelCosts',
  path: '/vydaje-na-ceste',
  step: 'event',
  questions: [
    ask('organiser', { words: [{ key: 'carrier', when: isLate }] }),
    ask('plannedAt', { when: isLate }),
    ask('neverLeft', { when: isLate, optional: true }),
    ask('actualAt', { when: { all: [isLate, { not: { fact: 'neverLeft', is: true } }] } }),
    currency(isBankrupt),
    ask('tripPrice', { when: isBankrupt }),
    // Many policies pay for each hour of a delay, whatever was spent.
    ask('costItems', {
      optional: { any: [isLate, isBankrupt] },
      begins: { value: [{}], when: of('TRAVEL_OTHER') },
      rows: bill,
    }),
  ],
  canEnter: of('TRAVEL_DELAY', 'TRAVEL_BANKRUPTCY', 'TRAVEL_OTHER'),
  next: ['documents'],
});
