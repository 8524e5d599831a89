import { companyIdNotForSelfEmployed } from '#machines/claim/rules/carRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { insuredDetails, insuredQuestions } from '#machines/flows/shared/people/insured.ts';
import { ask } from '#machines/flows/car/ask.ts';
import { injuredPerson, personDetails } from '#machines/flows/shared/people/personQuestions.ts';

const isInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
/** Who suffered the damage reports it: what they are is asked in a sentence of its own. */
const isHurt: Rule = { fact: 'eventKinds', is: 'POVPOS_HEALTH' };
const isSelf: Rule = { fact: 'reporterRole', is: 'INJURED' };

/**
 * The insured person or company; where the injured reports, the injured, who need not be a client of ours. The account of the
 * policy is looked up here, so that the next page can offer it to the insured.
 */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ...onlyWhen({ not: isInjured }, insuredQuestions()),
    // Who may deduct VAT is paid without it.
    ask('vatPayer', {
      when: {
        all: [
          { fact: 'riskFlow', is: 'HAV' },
          { fact: 'insured.personKind', is: 'LEGAL' },
        ],
      },
      words: 'insuredVatPayer',
    }),
    ...onlyWhen(
      isInjured,
      injuredPerson('injured', {
        isHeading: { not: isSelf },
        // Who is hurt is a person.
        only: ['NATURAL', { code: 'LEGAL', when: { not: isHurt } }],
        autoAnswers: true,
        collapsed: true,
        // Who was harmed is mostly a person.
        begins: { value: 'NATURAL', when: isSelf, unanswered: 'injured' },
        isReporter: isSelf,
      }),
    ),
    ...onlyWhen({ not: isInjured }, insuredDetails()),
    ...onlyWhen(isInjured, personDetails('injured')),
  ],
  checks: [companyIdNotForSelfEmployed],
  lookups: [
    {
      call: 'bankAccount',
      when: {
        all: [
          { fact: 'vehicleFound', is: true },
          { fact: 'policyNumberValid', is: true },
          { fact: 'riskFlow', in: ['HAV', 'POVPOJ'] },
        ],
      },
    },
  ],
  // The policy knows the insured who reports.
  canEnter: { not: { fact: 'insuredKnown', is: true } },
  needs: [{ need: 'insured' }],
  next: ['bankData'],
});
