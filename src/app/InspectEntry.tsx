import { use } from 'react';
import { loadFlows } from '../../machines/flows/lines.ts';
import { InspectScreen } from '../inspect/InspectScreen.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { Frame } from '../shell/Frame.tsx';
import { useTitle } from '../shell/useTitle.ts';

const loading = loadFlows();

/** The inspection of the flows in the window of the product. */
export const InspectEntry = ({ asked }: { readonly asked: string | undefined }) => {
  const { t } = useTexts('inspect');
  useTitle(t('title'));
  return (
    <Frame>
      <InspectScreen flows={use(loading)} asked={asked} />
    </Frame>
  );
};
