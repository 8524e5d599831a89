import type { ClaimDetail } from '../claim.ts';
import type { RiskCode } from '../enums.ts';
import { forUnderwriter, rule } from '../findings.ts';

const guarded: readonly RiskCode[] = ['ZO', 'INV', 'UMR', 'DNSB'];

/**
 * An illness, a disability, a death or a loss of self-sufficiency on a policy of at most three years (section 9, policy age
 * guard): an underwriter asks whether it was there before the policy.
 *
 * @param claim the claim so far, with its risk and what the search told about its policy
 */
export const isOnYoungPolicy = ({ appliedRiskId, hasMax3yearsOldPolicy }: ClaimDetail): boolean =>
  hasMax3yearsOldPolicy === true && appliedRiskId !== undefined && guarded.includes(appliedRiskId);

/**
 * Flags the claim for an underwriter; the reporter goes on.
 *
 * @param claim the claim so far
 * @param name the answer of the page the note stands beside
 * @returns a rule for the page that tells of the event
 */
export const matureLifePolicy = (claim: ClaimDetail, name: keyof ClaimDetail) =>
  rule<ClaimDetail>((answers) =>
    answers[name] !== undefined && isOnYoungPolicy(claim)
      ? [forUnderwriter(name, 'underwritingLifePolicyAge')]
      : [],
  );
