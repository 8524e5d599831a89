import type { Rule } from '#machines/claim/rule.ts';
import { roleAndReporter } from '#machines/flows/shared/reporterPage.ts';

const isByInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
const isByInsured: Rule = { not: isByInjured };

/**
 * Who reports and how to reach them: insured, service, broker, other. Where the injured reports, the injured comes first. Source:
 * specification section 6.
 */
export const reporter = roleAndReporter(['vehicle'], {
  roles: [
    { code: 'INSURED', when: isByInsured },
    { code: 'INJURED', when: isByInjured },
    { code: 'OTHER', when: isByInjured },
    'SERVICE',
    'BROKER',
    { code: 'OTHER', when: isByInsured },
  ],
  // What happened to whom has told already who most probably reports: the insured, or the injured.
  likeliest: [
    { value: 'INJURED', when: isByInjured },
    { value: 'INSURED', when: isByInsured },
  ],
});
