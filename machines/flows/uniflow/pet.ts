import { chipAsUsual } from '#machines/claim/rules/uniflowRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isKind, of } from './events.ts';
import { ask } from './ask.ts';

const isDead = of('PET_DEATH');
const isIll = of('PET_ILLNESS');
/** An animal that died by itself may have met no vet. */
const isUnseen: Rule = { all: [isDead, { fact: 'deathWay', is: 'DIED' }] };
const isBilled: Rule = {
  any: [{ not: isUnseen }, { fact: 'vetPaid', in: ['OWNER', 'INSURER', 'NOBODY'] }],
};
const isMarked: Rule = { fact: 'petMark', in: ['CHIP', 'TATTOO'] };
const isPet = isKind('PET');
/** The police are asked about with what happened. */
const isTold: Rule = {
  any: [
    { fact: 'policeInvestigation', is: 'YES' },
    { fact: 'lostReportedTo', is: 'MUNICIPALITY' },
  ],
};
/** A policy of an animal tells its breed and its age. */
const isUnknown: Rule = { not: { fact: 'policyNumberValid', is: true } };

/** Which animal it is. What it is marked by tells it from any other. */
export const pet = definePage({
  code: 'pet',
  path: '/zvire',
  step: 'event',
  questions: [
    ask('petKind', { collapsed: true, begins: { from: 'policyPet.petKind' } }),
    ask('petName', { collapsed: true, begins: { from: 'policyPet.petName' } }),
    ask('petBreed', { when: isUnknown }),
    ask('petAge', { when: isUnknown }),
    ask('petMark'),
    ask('chipNumber', {
      when: { all: [isMarked, { not: { fact: 'numberUnknown', is: true } }] },
      words: [{ key: 'tattooNumber', when: { fact: 'petMark', is: 'TATTOO' } }],
    }),
    ask('numberUnknown', { when: isMarked, optional: true }),
    ask('vaccinated'),
  ],
  checks: [chipAsUsual],
  canEnter: isPet,
  needs: [{ need: 'pet', when: isPet }],
  next: ['vet', 'petLost', 'causedDamage'],
});

/** What the vet found and what it cost. Of a policy that waits before it pays only the days are asked: nothing is judged here. */
export const vet = definePage({
  code: 'vet',
  path: '/veterinar',
  step: 'event',
  questions: [
    ask('deathWay', { when: isDead }),
    ask('vetName', { optional: isDead }),
    ask('diagnosis', { optional: isUnseen }),
    ask('firstSymptomsDate', { when: isIll }),
    ask('previousTreatment', { when: isIll }),
    ask('treatmentEnded', { when: { not: isDead } }),
    ask('vetPaid', { optional: isUnseen }),
    currency({ any: [isBilled, isDead] }),
    ask('costs', { when: isBilled }),
    ask('petPrice', { when: isDead, optional: true }),
  ],
  canEnter: of('PET_INJURY', 'PET_ILLNESS', 'PET_DEATH'),
  next: ['documents'],
});

/** Whom the loss was told to. Most policies pay once nobody has found the animal for two months. */
export const petLost = definePage({
  code: 'petLost',
  path: '/ztrata-zvirete',
  step: 'event',
  questions: [
    ask('lostReportedTo', { only: ['MUNICIPALITY', 'NOBODY'] }),
    ask('lostReportedOn', { when: isTold }),
    ask('petFound'),
    currency(),
    ask('petPrice', { optional: true }),
  ],
  canEnter: of('PET_LOST'),
  next: ['documents'],
});
