import { definePage } from '../../../flow/page.ts';
import { inGroup } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { isSuffered } from '../conditions.ts';
import { ask } from '../ask.ts';

const isPolicyKnown: Rule = { fact: 'policyNumberValid', is: true };

/** Who caused the damage, a person or a company: the name is needed where no policy tells it. */
export const culprit = definePage({
  code: 'culprit',
  path: '/kdo-skodu-zpusobil',
  step: 'fillInfo',
  questions: [
    ...inGroup('culprit.who', [
      ask('otherParty.fullName', {
        or: 'otherParty.companyName',
        missing: 'nameOrCompany',
        optional: isPolicyKnown,
      }),
      ask('otherParty.companyName', {
        or: 'otherParty.fullName',
        missing: 'nameOrCompany',
        optional: isPolicyKnown,
      }),
    ]),
    ask('otherParty.tel', { optional: true }),
    ask('otherParty.address', { optional: true }),
  ],
  canEnter: isSuffered,
  needs: [{ need: 'culprit', when: isSuffered }],
  next: ['person'],
});
