import { useSelector } from '@xstate/react';
import type { HandOverActor, Report } from '#machines/sales/client/handOverMachine.ts';
import { onlyOption, reportOptions, type ReportOption } from '#machines/sales/client/reportOptions.ts';
import type { ClientPolicies } from '#machines/service/clients.ts';
import type { Block } from '#machines/sales/client/block.ts';
import { useApplication } from '#src/shell/application.ts';
import { offeredEntries, type OfferedEntry } from '#src/shell/entries.ts';

interface Reports {
  readonly options: readonly ReportOption[];
  /** The ways into a report whatever policy it is on. */
  readonly entries: readonly OfferedEntry[];
  readonly report: (option: ReportOption) => void;
  readonly reportIn: (entry: OfferedEntry) => void;
  readonly goOn: (draft: Pick<Report, 'claimType'> & { readonly draft: string }) => void;
  /** What is reported on a policy, or on any, without being asked which; undefined where there is a choice. */
  readonly only: (policyNumber?: string) => ReportOption | undefined;
}

/** What may be reported for a client, the policy first that was left for it. */
export const useReports = (
  policies: Block<ClientPolicies>,
  handOver: HandOverActor,
  first?: string,
): Reports => {
  const { productLines, entryPrefix } = useApplication().configuration;
  const known = useSelector(policies, ({ context }) => context.value?.policies ?? none);
  const options = reportOptions(known, productLines, first);
  const entries = offeredEntries(productLines);
  const send = (report: Report) =>
    handOver.send({ type: 'REPORT', report: { ...report, path: entryPrefix + report.path } });
  const pathOf = ({ claimType, uniKind }: Pick<ReportOption, 'claimType' | 'uniKind'>): string =>
    entries.find((entry) => entry.claimType === claimType && (!uniKind || entry.name === uniKind))?.path ??
    '';
  return {
    options,
    entries,
    report: (option) =>
      send({
        claimType: option.claimType,
        path: pathOf(option),
        policyNumber: option.policy.policyNumber,
      }),
    reportIn: ({ claimType, path }) => send({ claimType, path }),
    goOn: ({ claimType, draft }) =>
      send({ claimType, draft, path: pathOf({ claimType }).replace(/\?.*/, '') }),
    only: (policyNumber) =>
      onlyOption(
        policyNumber === undefined
          ? options
          : options.filter(({ policy }) => policy.policyNumber === policyNumber),
      ),
  };
};

const none: ClientPolicies['policies'] = [];
