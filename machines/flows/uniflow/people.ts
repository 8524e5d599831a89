import type { ReporterRole } from '../../claim/enums.ts';
import { insuredPage } from '../shared/people/insuredPage.ts';
import { policyPage } from '../shared/policyPage.ts';
import { roleAndReporter } from '../shared/reporterPage.ts';
import { isRisk, isTrip, of } from './events.ts';
import { ask } from './ask.ts';

const roles: readonly ReporterRole[] = ['INSURED', 'SERVICE', 'BROKER', 'OTHER'];

/** Who reports and how to reach them. Source: specification section 6. */
export const reporter = roleAndReporter(['policy'], { roles, likely: () => 'INSURED' });

const isKnown = { fact: 'contractKnown', is: 'YES' } as const;
const isUnknown = { fact: 'contractKnown', is: 'NO' } as const;

/** The policy and the day. A journey is often insured with the contract of the travel agency; a farm may have several policies. */
export const policy = policyPage(['person', 'bankData'], {
  besides: [
    ask('tripContractNo', { when: { all: [isTrip, isUnknown] }, or: 'reasonToChooseInsurance' }),
    ask('policyNumbers', { when: { all: [isRisk('UNIZEM'), isKnown] }, optional: true }),
  ],
  reason: { or: 'tripContractNo', words: [{ key: 'reasonOrContract', when: isTrip }] },
  day: [
    { key: 'firstTreated', when: of('TRAVEL_MEDICAL') },
    { key: 'reasonArose', when: of('TRAVEL_CANCELLATION') },
    { key: 'damageFound', when: isRisk('UNIPREP') },
  ],
});

/** The insured. A traveller is found by the day they were born where nobody knows the policy. */
export const person = insuredPage(['bankData'], { isBirthAsked: isTrip });
