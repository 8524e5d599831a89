import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { PlaceOnMap } from '../../shops/PlaceOnMap.tsx';
import { Costing } from '../shared/parts/Costing.tsx';

/**
 * Where the vehicle is, how it is inspected and paid, with what a choice means, the reason why photos will not do and the place on
 * a map.
 */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const { claim } = props;
  return (
    <PageForm
      {...props}
      around={{
        inspectionPlace: (field) => (
          <>
            {claim.selfInspectionAuthorized ? null : <Notice>{t('inspection.selfDenied')}</Notice>}
            {field}
          </>
        ),
        placeId: () => <PlaceOnMap {...claim} />,
        costBasis: (field) => (
          <>
            {field}
            <Costing />
          </>
        ),
      }}
    />
  );
}
