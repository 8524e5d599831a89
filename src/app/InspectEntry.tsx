import { use, useMemo } from 'react';
import { originFlow } from '#machines/origins/originFlow.ts';
import { loadFlows } from '#machines/flows/lines.ts';
import { InspectScreen } from '#src/inspect/InspectScreen.tsx';
import { Notices } from '#src/inspect/frame/InspectFrame.tsx';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import { FrameNotices } from '#src/shell/FrameNotices.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** The flows as they are written, and as they are once where somebody comes from has its say. */
const loading = Promise.all([loadFlows(), import('#machines/sales/salesFlows.ts')]);

/** The inspection of the flows in the window of the product. */
export const InspectEntry = ({ asked }: { readonly asked: string | undefined }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('inspect');
  const [reports, { salesFlows }] = use(loading);
  const written = useMemo(() => [...reports, ...salesFlows], [reports, salesFlows]);
  const flows = useMemo(
    () => [...reports.map((flow) => originFlow(flow, configuration)), ...salesFlows],
    [reports, salesFlows, configuration],
  );
  useTitle(t('title'));
  return (
    <EntryPrefix value={configuration.entryPrefix}>
      <Notices value={<FrameNotices />}>
        <InspectScreen flows={flows} written={written} asked={asked} />
      </Notices>
    </EntryPrefix>
  );
};
