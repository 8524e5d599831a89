import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { PlaceOnMap } from '../../shops/PlaceOnMap.tsx';

/**
 * Where the vehicle is, who repairs it, how it is inspected and paid, with the reason why photos will not do and the place on a
 * map.
 */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const { selfInspectionAuthorized } = props.claim;
  return (
    <PageForm
      {...props}
      around={{
        inspectionMethod: (field) => (
          <>
            {field}
            {selfInspectionAuthorized ? null : <Notice>{t('inspection.selfDenied')}</Notice>}
          </>
        ),
        placeId: () => <PlaceOnMap {...props.claim} />,
      }}
    />
  );
}
