import { flowApprovalCalls } from '#machines/service/analysts/flowApprovals.ts';
import { trafficCalls } from '#machines/service/analysts/traffic.ts';
import type { Client } from '#src/service/client.ts';
import { InspectScreen } from '#src/inspect/InspectScreen.tsx';
import { Notices } from '#src/inspect/frame/InspectFrame.tsx';
import { isOverview } from '#src/inspect/index/overviews.ts';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import { AnalystService, type AnalystCalls } from '#src/inspect/asked/analystCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import { FrameNotices } from '#src/shell/FrameNotices.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** The inspection of the flows. */
export const InspectEntry = ({ asked = '' }: { readonly asked: string | undefined }) => {
  const { configuration, client } = useApplication();
  const { t } = useTexts('catalogues');
  useTitle(isOverview(asked) ? t(`name.${asked}`) : t('index.title'));
  return (
    <AnalystService value={callsBy(client)}>
      <EntryPrefix value={configuration.entryPrefix}>
        <Notices value={<FrameNotices />}>
          <InspectScreen configuration={configuration} asked={asked} />
        </Notices>
      </EntryPrefix>
    </AnalystService>
  );
};

const callsBy = (client: Client): AnalystCalls => ({
  readTraffic: ({ flow, of }, signal) =>
    client.call(trafficCalls.readTraffic, {
      params: { flow },
      query: of ? { version: of.version, isMade: of.isMade ? 'true' : 'false' } : {},
      signal,
    }),
  readFeatures: (_, signal) => client.call(flowApprovalCalls.readFeatures, { signal }),
  readApprovals: ({ flow }, signal) =>
    client.call(flowApprovalCalls.readFlowApprovals, { params: { flow }, signal }),
  approve: ({ flow, text }, signal) =>
    client.call(flowApprovalCalls.approveFlow, { params: { flow }, body: { text }, signal }),
});
