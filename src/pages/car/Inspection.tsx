import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { aroundInspection } from '../shared/repair/aroundInspection.tsx';

/**
 * Where the vehicle is, how it is inspected and paid, with what a choice means, the reason why photos will not do and the place on
 * a map.
 */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  return <PageForm {...props} around={aroundInspection(props, t('inspection.selfDenied'))} />;
}
