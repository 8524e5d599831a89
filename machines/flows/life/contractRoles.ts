import type { ContractRole } from '#machines/claim/codes/life.ts';
import type { RiskCode } from '#machines/claim/enums.ts';
import type { Offer } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** Codes of the codelist `contract-role`: what a person who is not the insured may be to a life contract. */
export const afterDeath = [
  'POLICYHOLDER',
  'BENEFICIARY',
  'ENTITLED',
  'HEIR',
  'LEGAL_REPRESENTATIVE',
  'GUARDIAN',
  'ATTORNEY',
] as const;
/** The insured themselves are paid while they live, so nobody else is entitled. */
const inLife = ['POLICYHOLDER', 'LEGAL_REPRESENTATIVE', 'GUARDIAN', 'ATTORNEY', 'EMPLOYER'] as const;
const ofVehicle = ['OWNER', 'OPERATOR', 'DRIVER', 'PASSENGER'] as const;

const loanOrJourney: readonly RiskCode[] = ['BAN', 'CPZ'];
const mayBeDeath: readonly RiskCode[] = ['UMR', 'SED', ...loanOrJourney];

/** Loans, journeys and seats in a vehicle may turn out to be about a death. */
export const isMaybeDeath: Rule = { fact: 'appliedRiskId', in: mayBeDeath };
const isLife: Rule = { not: isMaybeDeath };

const offered = (codes: readonly ContractRole[], when: Rule): readonly Offer<ContractRole>[] =>
  codes.map((code) => ({ code, when }));

/** The relations to the contract that are offered to the reporter; after a death, those who may claim the money. */
export const contractRoles: readonly Offer<ContractRole>[] = [
  ...offered(inLife, isLife),
  ...offered(afterDeath, isMaybeDeath),
  ...offered(['EMPLOYER'], { fact: 'appliedRiskId', in: loanOrJourney }),
  ...offered(ofVehicle, { fact: 'appliedRiskId', is: 'SED' }),
];
