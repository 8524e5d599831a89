import type { ClaimDetail } from '../../../claim/claim.ts';
import { computed, factsIn } from '../../../claim/facts.ts';
import { limits } from '../../../claim/limits.ts';
import { definePage } from '../../../flow/page.ts';
import type { RowNumber } from '../../../flow/rows.ts';
import type { Rule } from '../../../flow/rule.ts';
import { paysClaimants } from '../conditions.ts';
import { claimantQuestions } from './claimantQuestions.ts';
import { claimantRows } from './claimants.ts';

type Claimant = NonNullable<NonNullable<ClaimDetail['claimants']>[number]>;

/** What is known of the first claimant before anybody is asked: it is who reports, or somebody they act for. */
const firstOf = (claim: ClaimDetail): Claimant => {
  const { reporter, familyRelation, reporterRole } = claim;
  if (factsIn(claim)('reporterClaims') === true)
    return { fullName: reporter?.fullName, familyRelation, email: reporter?.email, tel: reporter?.tel };
  return reporterRole === 'LEGAL_REP' ? { guardianName: reporter?.fullName } : {};
};

/** The page of the first claimant begins with what is known, as long as nothing is told there. */
const begins = (claim: ClaimDetail): ClaimDetail => {
  const [first, ...others] = claim.claimants ?? [];
  const isBlank = Object.keys(first ?? {}).length === 0;
  return isBlank ? { ...claim, claimants: [firstOf(claim), ...others] } : claim;
};

/** One page for each of those who claim after a death. */
const claimant = <const N extends RowNumber, const Next extends string>(number: N, next: readonly Next[]) =>
  definePage({
    code: `claimant${number}`,
    path: `/opravnene-osoby/${number}`,
    view: 'claimant',
    row: number - 1,
    step: 'event',
    rows: claimantRows,
    questions: claimantQuestions(number - 1),
    ...(number === 1 && { begins }),
    canEnter: isThere(number),
    needs: [{ need: 'claimants' }],
    next,
  });

/** The first is there after every death that we pay; the others once they are added. */
const isThere = (number: RowNumber): Rule =>
  number === 1
    ? paysClaimants
    : { all: [paysClaimants, { fact: 'claimantCount', in: computed.claimantCount.values.slice(number) }] };

/** The pages of those who claim, as many as a report may have. Source: specification section 9. */
export const claimantPages = [
  claimant(1, ['claimant2', 'claimants']),
  claimant(2, ['claimant3', 'claimants']),
  claimant(3, ['claimant4', 'claimants']),
  claimant(4, ['claimant5', 'claimants']),
  claimant(5, ['claimant6', 'claimants']),
  claimant(6, ['claimant7', 'claimants']),
  claimant(7, ['claimant8', 'claimants']),
  claimant(8, ['claimant9', 'claimants']),
  claimant(9, ['claimant10', 'claimants']),
  claimant(limits.reports, ['claimants']),
] as const;
