import type { ClaimDetail } from '../claim.ts';
import type { ReporterRole } from '../enums.ts';
import { rule, wrong } from '../findings.ts';

/** @returns true when the insured has died: they report nothing, and nobody asks for their phone */
export const isAboutDeath = ({ appliedRiskId, claimEventType }: ClaimDetail): boolean =>
  appliedRiskId === 'UMR' ||
  ((appliedRiskId === 'BAN' || appliedRiskId === 'CPZ') && claimEventType === 'DEATH');

/**
 * Tells who may report a life event (section 6).
 *
 * @param claim the claim so far, with its risk
 * @returns the roles in the order they are offered
 */
export const lifeRolesOf = ({ appliedRiskId }: ClaimDetail): readonly ReporterRole[] =>
  appliedRiskId === 'UMR' ? ['OTHER', 'LEGAL_REP', 'BROKER'] : ['INSURED', 'LEGAL_REP', 'BROKER', 'OTHER'];

/**
 * The role is one that may report this risk.
 *
 * @param claim the claim so far, with its risk
 * @returns a rule for the page that asks for the role
 */
export const lifeRoleOffered = (claim: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'reporterRole'>>(({ reporterRole }) =>
    reporterRole && !lifeRolesOf(claim).includes(reporterRole) ? [wrong('reporterRole', 'suggestion')] : [],
  );
