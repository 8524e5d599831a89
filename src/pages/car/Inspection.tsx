import type { ReactNode } from 'react';
import { useAnswer } from '../../forms/useAnswer.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { PlaceOnMap } from '../../shops/PlaceOnMap.tsx';
import { Costing } from '../shared/parts/Costing.tsx';
import { WeCall } from '../shared/parts/WeCall.tsx';

/**
 * Where the vehicle is, who repairs it, how it is inspected and paid, with what a choice means, the reason why photos will not do
 * and the place on a map.
 */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('car');
  const { claim } = props;
  return (
    <PageForm
      {...props}
      around={{
        repairHandling: (field) => (
          <>
            {field}
            <Undecided {...props} />
          </>
        ),
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

const Undecided = ({ claim }: PageProps) =>
  useAnswer('repairHandling') === 'VEHICLE_NOT_DECIDED' ? <WeCall claim={claim} /> : null;
