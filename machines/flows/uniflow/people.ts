import type { Rule } from '#machines/claim/rule.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { otherInsurance } from '#machines/flows/shared/otherInsurance.ts';
import { insuredPage } from '#machines/flows/shared/people/insuredPage.ts';
import { policyPage } from '#machines/flows/shared/policyPage.ts';
import { roleAndReporter } from '#machines/flows/shared/reporterPage.ts';
import { isKind, isMachine, isRisk, isTrip, isUnknown, of } from './events.ts';
import { ask } from './ask.ts';

/** Machines are repaired and animals treated; of a journey, of goods and of crops nobody does either. */
const isServed: Rule = { any: [isMachine, isKind('PET'), of('AGRI_ANIMALS'), isUnknown] };

/** Who reports and how to reach them. Source: specification section 6. */
export const reporter = roleAndReporter(['policy'], {
  roles: ['INSURED', { code: 'SERVICE', when: isServed }, 'BROKER', 'OTHER'],
  likeliest: { value: 'INSURED' },
  choices: [
    { key: 'machineRole', when: isMachine },
    { key: 'animalRole', when: { any: [isKind('PET'), of('AGRI_ANIMALS')] } },
  ],
});

/** What businesses insure: who else insures it is asked, and whether the insured may deduct VAT. */
const isOfBusiness: Rule = { any: [isMachine, isRisk('UNIPREP'), isRisk('UNIZEM')] };
const isNumbered = { fact: 'contractNamedBy', is: 'NUMBER' } as const;

/** The policy and the day. A journey is often insured with the contract of the travel agency; a farm may have several policies. */
export const policy = policyPage(['person', 'bankData'], {
  besides: [
    ask('tripContractNo', { when: { all: [isTrip, { not: isNumbered }] }, or: 'reasonToChooseInsurance' }),
    ask('policyNumbers', { when: { all: [isRisk('UNIZEM'), isNumbered] }, optional: true }),
  ],
  after: onlyWhen(isOfBusiness, otherInsurance),
  reason: { or: 'tripContractNo', words: [{ key: 'reasonOrContract', when: isTrip }] },
  day: [
    { key: 'firstTreated', when: of('TRAVEL_MEDICAL') },
    { key: 'reasonArose', when: of('TRAVEL_CANCELLATION') },
    { key: 'damageFound', when: isRisk('UNIPREP') },
  ],
});

/** The insured. A traveller is found by the day they were born where nobody knows the policy. */
export const person = insuredPage(['bankData'], { isBirthAsked: isTrip, mayDeductTax: isOfBusiness });
