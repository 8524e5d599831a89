import { definePage } from '#machines/report/kit.ts';
import { inGroup } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isSuffered } from '#machines/flows/liability/conditions.ts';
import { ask } from '#machines/flows/liability/ask.ts';

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
