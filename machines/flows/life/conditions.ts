import type { Rule } from '#machines/claim/rule.ts';
import type { ClaimEventType } from '#machines/claim/codes/life.ts';

/** The event of a loan or of a journey that a page is about. */
export const onLoan = (event: ClaimEventType): Rule => ({
  all: [
    { fact: 'appliedRiskId', is: 'BAN' },
    { fact: 'claimEventType', is: event },
  ],
});
export const onJourney = (event: ClaimEventType): Rule => ({
  all: [
    { fact: 'appliedRiskId', is: 'CPZ' },
    { fact: 'claimEventType', is: event },
  ],
});

/** The policy is looked for by the plate of the vehicle that it insures. */
export const byPlate: Rule = { fact: 'searchBy', is: 'REGISTRATION_NO' };

/** Somebody who was in a vehicle has died. */
export const seatsDeath: Rule = {
  all: [
    { fact: 'appliedRiskId', is: 'SED' },
    { fact: 'injurySeverity.code', is: '4' },
  ],
};

/** A death after which those who claim it are paid; after a loan it is the lender. */
export const paysClaimants: Rule = {
  any: [{ fact: 'appliedRiskId', is: 'UMR' }, onJourney('DEATH'), seatsDeath],
};

/** It happened to somebody under age. */
export const isChild: Rule = { fact: 'insuredAge', is: 'CHILD' };

/** Somebody else than the insured reports. */
export const isAboutOther: Rule = { not: { fact: 'reporterRole', is: 'INSURED' } };

/** The insured knows these of themselves; whoever reports for them may not. */
export const orUnknown = <Code extends string>(...codes: readonly Code[]) => [
  ...codes,
  { code: 'UNKNOWN', when: isAboutOther } as const,
];

/** An arm or a hand is hurt. */
export const armHurt: Rule = { fact: 'bodyAreas', in: ['ARM_RIGHT', 'ARM_LEFT'] };

/** Slovak law knows no degrees of disability, and six of dependency. Source: acts 461/2003 and 447/2008. */
export const isSlovak: Rule = { fact: 'policyCountry', is: 'SK' };
export const isCzech: Rule = { not: isSlovak };

export const isByInjury: Rule = { fact: 'healthCause', is: 'INJURY' };
