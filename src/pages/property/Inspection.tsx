import type { ReactNode } from 'react';
import { useAnswer } from '../../forms/useAnswer.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PlaceOnMap } from '../../shops/PlaceOnMap.tsx';
import { ShopLine } from '../../shops/shopLine.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { Costing } from '../shared/parts/Costing.tsx';
import { WeCall } from '../shared/parts/WeCall.tsx';

/** Who repairs it and how we see it, with what a choice means, the reason why photos will not do and the place on a map. */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('property');
  const { claim } = props;
  return (
    <ShopLine value="property">
      <PageForm
        {...props}
        around={{
          propertyRepairHandling: (field) => (
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
    </ShopLine>
  );
}

const Undecided = ({ claim }: PageProps) =>
  useAnswer('propertyRepairHandling') === 'PROPERTY_NOT_DECIDED' ? <WeCall claim={claim} /> : null;
