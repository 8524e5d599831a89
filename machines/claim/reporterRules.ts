import type { ClaimDetail } from './claim.ts';
import { missing, rule, wrong } from './findings.ts';
import { reporterRolesOf } from './riskFlow.ts';

type ReporterAnswers = Pick<ClaimDetail, 'reporter'>;

/**
 * A service and a broker also name their company.
 *
 * @param claim the claim so far, with the role
 * @returns a rule for a page that asks for the reporter
 */
export const reporterCompany = ({ reporterRole }: ClaimDetail) =>
  rule<ReporterAnswers>(({ reporter }) => {
    if (reporterRole !== 'SERVICE' && reporterRole !== 'BROKER') return [];
    return [
      ...(reporter?.companyName ? [] : [missing('reporter.companyName')]),
      ...(reporter?.identificationNumber ? [] : [missing('reporter.identificationNumber')]),
    ];
  });

/**
 * The role is one that may report this kind of event (section 6).
 *
 * @param claim the claim so far, with its risk flow
 * @returns a rule for a page that asks for the role
 */
export const reporterRoleOffered = ({ riskFlow }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'reporterRole'>>(({ reporterRole }) =>
    riskFlow && reporterRole && !reporterRolesOf(riskFlow).includes(reporterRole)
      ? [wrong('reporterRole', 'suggestion')]
      : [],
  );
