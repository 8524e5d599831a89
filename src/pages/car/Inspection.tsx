import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { aroundInspection } from '#src/pages/shared/repair/aroundInspection.tsx';

/**
 * Where the vehicle is, how it is inspected and paid, with what a choice means, the reason why photos will not do and the place on
 * a map.
 */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  return <PageForm {...props} around={aroundInspection(props, t('inspection.selfDenied'))} />;
}
