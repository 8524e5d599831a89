import { InspectScreen } from '#src/inspect/InspectScreen.tsx';
import { isOverview } from '#src/inspect/index/overviews.ts';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** The inspection of the flows in the window of the product. */
export const InspectEntry = ({ asked = '' }: { readonly asked: string | undefined }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('catalogues');
  useTitle(isOverview(asked) ? t(`name.${asked}`) : t('index.title'));
  return (
    <Frame>
      <EntryPrefix value={configuration.entryPrefix}>
        <InspectScreen configuration={configuration} asked={asked} />
      </EntryPrefix>
    </Frame>
  );
};
