import { InspectScreen } from '../inspect/InspectScreen.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { Frame } from './Frame.tsx';
import type { InspectionRoute } from './inspectionRoute.ts';
import { useTitle } from './useTitle.ts';

/** The inspection of the flows in the window of the product. */
export const InspectEntry = ({ route }: { readonly route: InspectionRoute }) => {
  const { t } = useTexts('inspect');
  useTitle(t('title'));
  return (
    <Frame>
      <InspectScreen asked={route.flow} />
    </Frame>
  );
};
