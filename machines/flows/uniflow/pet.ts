import { chipAsUsual } from '#machines/claim/rules/uniflowRules.ts';
import { PetKind } from '#machines/claim/codes/uniflow.ts';
import { asDetails, type Question } from '#machines/flow/question.ts';
import { definePage, onlyWhen } from '#machines/report/kit.ts';
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
const isReported: Rule = {
  any: [
    { fact: 'policeInvestigation', is: 'YES' },
    { fact: 'lostReportedTo', is: 'MUNICIPALITY' },
  ],
};
/** A policy of an animal tells its breed, its age and what it is marked by. */
const isKnown: Rule = { fact: 'policyNumberValid', is: true };
const isUnknown: Rule = { not: isKnown };

/** What tells it from any other, and whether it is vaccinated. */
const marks: readonly Question[] = [
  ask('petMark'),
  ask('chipNumber', {
    when: { all: [isMarked, { not: { fact: 'numberUnknown', is: true } }] },
    words: [{ key: 'tattooNumber', when: { fact: 'petMark', is: 'TATTOO' } }],
  }),
  ask('numberUnknown', { when: isMarked, optional: true }),
  ask('vaccinated'),
];

/** Which animal it is, in lines where the policy tells it. */
const whichAnimal: readonly Question[] = [
  ask('petKind', { collapsed: true, begins: { from: 'policyPet.petKind' } }),
  ask('petName', { collapsed: true, begins: { from: 'policyPet.petName' } }),
];

const isTreated = of('PET_INJURY', 'PET_ILLNESS', 'PET_DEATH');
/** The policy tells the animal, so that what the vet found is all there is to ask. */
const isTold: Rule = { all: [isKnown, isTreated, { fact: 'policyPet.petKind', in: PetKind.options }] };

/** Which animal it is. */
export const pet = definePage({
  code: 'pet',
  path: '/zvire',
  step: 'event',
  questions: [
    ...whichAnimal,
    ask('petBreed', { when: isUnknown }),
    ask('petAge', { when: isUnknown }),
    ...onlyWhen(isUnknown, marks),
    ...onlyWhen(isKnown, asDetails(marks)),
  ],
  checks: [chipAsUsual],
  canEnter: { all: [isPet, { not: isTold }] },
  needs: [{ need: 'pet', when: isPet }],
  next: ['vet', 'petLost', 'causedDamage'],
});

/** What the vet found and what it cost. Of a policy that waits before it pays only the days are asked: nothing is judged here. */
export const vet = definePage({
  code: 'vet',
  path: '/veterinar',
  step: 'event',
  questions: [
    ...onlyWhen(isTold, whichAnimal),
    ask('deathWay', { when: isDead }),
    ask('vetName', { optional: isDead }),
    ask('diagnosis', { when: isDead, optional: isUnseen }),
    ask('firstSymptomsDate', { when: isIll }),
    ask('previousTreatment', { when: isIll }),
    ask('vetPaid', { optional: isUnseen }),
    currency({ any: [isBilled, isDead] }),
    ask('costs', { when: isBilled }),
    ask('petPrice', { when: isDead, optional: true }),
    // The report of the vet, which is wanted, tells both.
    ...onlyWhen({ not: isDead }, asDetails([ask('diagnosis'), ask('treatmentEnded')])),
    ...onlyWhen(isTold, asDetails(marks)),
  ],
  checks: [chipAsUsual],
  canEnter: isTreated,
  next: ['documents'],
});

/** Whom the loss was told to. Most policies pay once nobody has found the animal for two months. */
export const petLost = definePage({
  code: 'petLost',
  path: '/ztrata-zvirete',
  step: 'event',
  questions: [
    ask('lostReportedTo', { only: ['MUNICIPALITY', 'NOBODY'] }),
    ask('lostReportedOn', { when: isReported }),
    ask('petFound'),
    currency(),
    ask('petPrice', { optional: true }),
  ],
  canEnter: of('PET_LOST'),
  next: ['documents'],
});
