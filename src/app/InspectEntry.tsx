import { InspectScreen } from '#src/inspect/InspectScreen.tsx';
import { Notices } from '#src/inspect/frame/InspectFrame.tsx';
import { isOverview } from '#src/inspect/index/overviews.ts';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import { FrameNotices } from '#src/shell/FrameNotices.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** The inspection of the flows. */
export const InspectEntry = ({ asked = '' }: { readonly asked: string | undefined }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('catalogues');
  useTitle(isOverview(asked) ? t(`name.${asked}`) : t('index.title'));
  return (
    <EntryPrefix value={configuration.entryPrefix}>
      <Notices value={<FrameNotices />}>
        <InspectScreen configuration={configuration} asked={asked} />
      </Notices>
    </EntryPrefix>
  );
};
