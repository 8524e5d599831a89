import type { CausedBy } from '#machines/claim/codes/liability.ts';
import { outOfCourt } from '#machines/claim/rules/liabilityRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isCaused } from './conditions.ts';
import { ask } from './ask.ts';

const by = (...who: readonly CausedBy[]): Rule => ({ fact: 'causedBy', in: who });
/** What an animal did needs no question about who did it. */
const isAnimals: Rule = { fact: 'damageCause', in: ['200', '210'] };
const isOthers: Rule = { not: isAnimals };
const isClaimed: Rule = { fact: 'claimRaised', is: 'YES' };

/** Who or what caused the damage, in what capacity the insured answers for it, their view of it, and what is claimed of them. */
export const causedDamage = definePage({
  code: 'causedDamage',
  path: '/skoda-zpusobena',
  step: 'event',
  questions: [
    ask('causedBy', {
      only: [
        { code: 'INSURED', when: isOthers },
        { code: 'CHILD', when: isOthers },
        { code: 'HOUSEHOLD', when: isOthers },
        'ANIMAL',
        { code: 'EMPLOYEE', when: isOthers },
        { code: 'THING', when: isOthers },
        { code: 'OTHER', when: isOthers },
      ],
      autoAnswers: true,
    }),
    ask('causerName', { when: by('HOUSEHOLD', 'CHILD', 'EMPLOYEE', 'OTHER') }),
    ask('causerRelation', { when: by('OTHER') }),
    ask('causerBirthDate', { when: by('CHILD') }),
    // A private person answers for it in private life, unless a line that says so is changed.
    ask('liabilityArea', {
      collapsed: true,
      begins: { value: 'PRIVATE', when: { fact: 'insured.personKind', is: 'NATURAL' } },
    }),
    ask('agreement', { only: ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'] }),
    ask('claimRaised'),
    currency(isClaimed),
    ask('claimedAmount', { when: isClaimed, optional: true }),
    // Nobody goes to court for what nobody has asked for.
    ask('courtProceedings', { when: isClaimed }),
    // The story says which animal it was.
    ask('animalKind', { when: by('ANIMAL'), optional: true, isDetail: true }),
  ],
  checks: [outOfCourt],
  canEnter: isCaused,
  next: ['business', 'injuredParty'],
});
