import type { ClaimType, UniKind } from '#machines/claim/enums.ts';
import type { ClientPolicy } from '#machines/service/clients.ts';

/** What may be reported on a policy. */
export interface ReportOption {
  readonly policy: ClientPolicy;
  readonly claimType: ClaimType;
  readonly uniKind?: UniKind | undefined;
}

/** What may be reported on the policies of a client in some lines, the policy first that was left for it. */
export const reportOptions = (
  policies: readonly ClientPolicy[],
  lines: readonly ClaimType[],
  first?: string,
): readonly ReportOption[] => {
  const isFirst = ({ policyNumber }: ClientPolicy) => Number(policyNumber === first);
  return policies
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .flatMap((policy) =>
      policy.reports
        .filter(({ claimType }) => lines.includes(claimType))
        .map((report) => ({ policy, ...report })),
    );
};

/** The only thing that may be reported, which nobody is asked about; undefined where there are several. */
export const onlyOption = (options: readonly ReportOption[]): ReportOption | undefined =>
  options.length === 1 ? options[0] : undefined;
