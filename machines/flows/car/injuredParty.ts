import { Claim } from '../../claim/claim.ts';
import { injuredPartyComplete } from '../../claim/injuredRules.ts';
import { limits } from '../../claim/limits.ts';
import { facts } from '../../flow/facts.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { injuredRows } from './injuredRows.ts';

type Number = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** One page for each injured party: who it is and what of theirs is damaged. Section 3, injuredParties. */
const injuredParty = <const N extends Number, const Next extends string>(number: N, next: readonly Next[]) =>
  definePage({
    code: `injuredParty${number}`,
    path: `/poskozeni/${number}`,
    view: 'injuredParty',
    row: number - 1,
    step: 'event',
    answers: Claim.pick({ injuredParties: true }),
    rows: injuredRows,
    checks: () => [injuredPartyComplete(number - 1)],
    canEnter: isThere(number),
    next,
  });

/** The first is there whenever somebody was harmed; the others once they are added. */
const isThere = (number: Number): Rule => {
  const isCaused: Rule = { fact: 'riskFlow', is: 'POVPOJ' };
  return number === 1
    ? isCaused
    : { all: [isCaused, { fact: 'injuredCount', in: facts.injuredCount.values.slice(number) }] };
};

/** The pages of the injured parties, as many as a report may have (section 9). */
export const injuredPartyPages = [
  injuredParty(1, ['injuredParty2', 'injuredParties']),
  injuredParty(2, ['injuredParty3', 'injuredParties']),
  injuredParty(3, ['injuredParty4', 'injuredParties']),
  injuredParty(4, ['injuredParty5', 'injuredParties']),
  injuredParty(5, ['injuredParty6', 'injuredParties']),
  injuredParty(6, ['injuredParty7', 'injuredParties']),
  injuredParty(7, ['injuredParty8', 'injuredParties']),
  injuredParty(8, ['injuredParty9', 'injuredParties']),
  injuredParty(9, ['injuredParty10', 'injuredParties']),
  injuredParty(limits.reports, ['injuredParties']),
] as const;
