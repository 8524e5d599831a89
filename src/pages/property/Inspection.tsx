import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ShopLine } from '#src/shops/shopLine.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { aroundInspection } from '#src/pages/shared/repair/aroundInspection.tsx';
import { aroundUndecided } from '#src/pages/shared/repair/aroundUndecided.tsx';

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
