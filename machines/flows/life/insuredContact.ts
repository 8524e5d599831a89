import { inline } from '#machines/subject/control.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Confirmation } from '#machines/report/kit.ts';
import { inGroup, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { countries, inCountry } from '#machines/flows/shared/people/countries.ts';
import { isAboutOther, isSlovak, onLoan } from './conditions.ts';
import { ask } from './ask.ts';

const isAlive: Rule = { not: { fact: 'aboutDeath', is: true } };
/** The insured themselves, who have given name, e-mail and phone as who reports. */
export const isReporter: Rule = { all: [{ fact: 'reporterRole', is: 'INSURED' }, isAlive] };
const hasPolicy: Rule = { fact: 'policyNumberValid', is: true };

/** How to reach the insured, and where they live. */
export const contactAndHome: readonly Question[] = [
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('personalData.contact', [
    ask('insured.email', {
      collapsed: true,
      or: 'insured.tel',
      missing: 'contactRequired',
      begins: { from: 'reporter.email', when: isReporter, unanswered: 'insured.fullName' },
    }),
    ask('insured.tel', {
      collapsed: true,
      or: 'insured.email',
      missing: 'contactRequired',
      begins: { from: 'reporter.tel', when: isReporter, unanswered: 'insured.fullName' },
    }),
  ]),
  ...inGroup('personalData.home', [
    // The policy knows it; whoever has moved says so.
    ask('insured.addressChoice', {
      only: [{ code: 'POLICY', when: hasPolicy }, ...countries],
      as: inline,
      isHeading: { not: hasPolicy },
      collapsed: true,
      // Somebody who lives in this country.
      begins: [
        { value: 'POLICY', when: { all: [hasPolicy, isAlive] } },
        { value: 'SLOVAK', when: { all: [isAlive, isSlovak] } },
        { value: 'CZECH', when: isAlive },
      ],
    }),
    ask('insured.address', { when: { fact: 'insured.addressChoice', in: inCountry } }),
  ]),
];

/**
 * An address in the place of that of the policy, to which letters go from now on, is confirmed. Source: specification section 2,
 * property address check.
 */
export const movedAway = {
  dialog: 'propertyAddressCheck',
  when: { all: [hasPolicy, { fact: 'insured.addressChoice', in: inCountry }] },
} as const satisfies Confirmation;

/** How to reach an insured for whom somebody else reports; of one who has died only who they were is asked. */
export const insuredContact = definePage({
  code: 'insuredContact',
  path: '/kontakt-na-pojisteneho',
  step: 'fillInfo',
  questions: contactAndHome,
  confirm: [movedAway],
  // A loan whose debtor has died says so by its event alone.
  canEnter: { all: [isAboutOther, isAlive, { not: onLoan('DEATH') }] },
  next: ['bankData', 'disability'],
});
