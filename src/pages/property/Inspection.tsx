import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { ShopLine } from '../../shops/shopLine.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { aroundInspection } from '../shared/repair/aroundInspection.tsx';
import { aroundUndecided } from '../shared/repair/aroundUndecided.tsx';

/** Who repairs it and how we see it, with what a choice means, the reason why photos will not do and the place on a map. */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('property');
  const { claim } = props;
  return (
    <ShopLine value="property">
      <PageForm
        {...props}
        around={{
          ...aroundUndecided({ name: 'propertyRepairHandling', code: 'PROPERTY_NOT_DECIDED', claim }),
          ...aroundInspection(props, t('inspection.selfDenied')),
        }}
      />
    </ShopLine>
  );
}
