import type { Rule } from '#machines/claim/rule.ts';
import type { Question } from '#machines/flow/question.ts';
import { ask } from './ask.ts';

/** A crash of the insured vehicle. */
export const isAccident: Rule = { fact: 'eventKinds', is: 'HAVNEHODA' };

/** The insured vehicle hit an animal, which did not gnaw at it. Of another event that is known before its cause is. */
export const hitsAnimal: Rule = {
  all: [
    { fact: 'eventKinds', is: 'HAVZVIRE' },
    { fact: 'damageCause', is: '200' },
  ],
};
/** Somebody drove the insured vehicle when it happened. */
export const isDriven: Rule = { any: [isAccident, hitsAnimal] };
/** Somebody may have been hurt, and the hour tells who was there. */
export const isOnTheRoad: Rule = { any: [isDriven, { fact: 'riskFlow', in: ['POVPOJ', 'POVPOS'] }] };

/** The hour of what happened on the road, which tells who was there. */
export const hourOnTheRoad: Question = ask('incidentTime', {
  when: isOnTheRoad,
  optional: true,
  isDetail: true,
});
