import type { Rule } from '#machines/claim/rule.ts';

/** The insured caused damage to somebody. */
export const isCaused: Rule = { fact: 'riskFlow', is: 'ODPPOJ' };
/** Somebody insured here caused damage to the one who reports it. */
export const isSuffered: Rule = { fact: 'riskFlow', is: 'ODPPOS' };
export const isAtWork: Rule = { fact: 'riskFlow', is: 'ODPPRAC' };
/** An employee was hurt, and the employer is the insured. */
export const isEmployeeHurt: Rule = { all: [isAtWork, { fact: 'harmed', is: 'EMPLOYEE' }] };
/** The employer was harmed, and the employee is the insured. */
export const isEmployerHarmed: Rule = { all: [isAtWork, { fact: 'harmed', is: 'EMPLOYER' }] };
/** The insured has paid already, so that it is them whom we pay. */
export const isPaid: Rule = { fact: 'settledWithInjured', in: ['PART', 'ALL'] };
