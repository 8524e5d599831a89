import type { ClaimDetail } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';
import type { Question } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { currency } from '../shared/currency.ts';
import { of } from './events.ts';
import { ask } from './ask.ts';

const isHurt: Rule = { fact: 'injuryKind', is: 'INJURY' };
const isIll: Rule = { fact: 'injuryKind', is: 'DISEASE' };
const isInHospital: Rule = { fact: 'hospitalized', is: 'YES' };
const isDelayed: Rule = { fact: 'luggageEvent', is: 'DELAYED' };

/** What was paid or is still to be paid, each bill in its own currency. */
const costs: Question = ask('costItems', {
  rows: [
    ask('costItems[].description'),
    ask('costItems[].amount'),
    ask('costItems[].currency', { isBeside: true }),
    ask('costItems[].paid'),
  ],
});

/** One bill is there to be filled in. */
const beginsCosts = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  costItems: claim.costItems ?? [{}],
});

/** Where somebody was treated, and what it cost. The day is that of the event. */
export const medical = definePage({
  code: 'medical',
  path: '/osetreni',
  step: 'event',
  questions: [
    ask('injuryKind'),
    ask('diagnosis'),
    ask('firstSymptomsDate', { when: isIll }),
    ask('previousTreatment', { when: isIll }),
    ask('activity', { when: isHurt }),
    ask('alcohol', { when: isHurt }),
    ask('medicalFacilityName'),
    ask('hospitalized'),
    ask('hospitalizations', {
      when: isInHospital,
      rows: [
        ask('hospitalizations[].facilityName'),
        ask('hospitalizations[].dateFrom'),
        ask('hospitalizations[].ongoing', { optional: true }),
        ask('hospitalizations[].dateTo', { when: { not: { fact: 'hospitalizations[].ongoing', is: true } } }),
      ],
    }),
    costs,
  ],
  begins: (claim) => ({ ...beginsCosts(claim), hospitalizations: claim.hospitalizations ?? [{}] }),
  canEnter: of('TRAVEL_MEDICAL'),
  next: ['documents'],
});

/** What happened to the luggage, where it was, and what is gone. */
export const luggage = definePage({
  code: 'luggage',
  path: '/zavazadla',
  step: 'event',
  questions: [
    ask('luggageEvent', { isHeading: true }),
    ask('luggageIn'),
    ask('notDelivered', { when: isDelayed, optional: true }),
    ask('deliveredAt', { when: { all: [isDelayed, { not: { fact: 'notDelivered', is: true } }] } }),
    currency({ not: isDelayed }),
    ask('luggageItems', {
      when: { fact: 'luggageEvent', in: ['STOLEN', 'DAMAGED', 'LOST'] },
      rows: [ask('luggageItems[].description'), ask('luggageItems[].price', { optional: true })],
    }),
    ask('pirNumber', { when: { fact: 'luggageIn', is: 'CARRIER' }, optional: true }),
  ],
  begins: (claim) => ({ ...claim, luggageItems: claim.luggageItems ?? [{}] }),
  canEnter: of('TRAVEL_LUGGAGE'),
  next: ['documents'],
});

/** Why the journey was cancelled or broken off, and what that cost. */
export const cancellation = definePage({
  code: 'cancellation',
  path: '/zruseni-cesty',
  step: 'event',
  questions: [
    ask('cancelKind'),
    ask('cancellationReason'),
    ask('cancelPerson'),
    ask('diagnosis', { when: { fact: 'cancellationReason', in: ['ILLNESS', 'INJURY'] } }),
    ask('bookedOn'),
    ask('cancelledOn', { isBeside: true }),
    ask('organiser'),
    currency(),
    ask('tripPrice'),
    ask('cancelFee'),
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
    ask('organiser', { words: [{ key: 'carrier', when: of('TRAVEL_DELAY') }] }),
    ask('plannedAt', { when: of('TRAVEL_DELAY') }),
    ask('actualAt', { when: of('TRAVEL_DELAY') }),
    costs,
  ],
  begins: beginsCosts,
  canEnter: of('TRAVEL_DELAY', 'TRAVEL_BANKRUPTCY', 'TRAVEL_OTHER'),
  next: ['documents'],
});
