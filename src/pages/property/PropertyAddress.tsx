import type { ReactNode } from 'react';
import { PropertyOnMap } from '#src/shops/PropertyOnMap.tsx';
import { ShopLine } from '#src/shops/shopLine.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundPolicy } from '#src/pages/shared/parts/FoundPolicy.tsx';

/** The insured property by its address, with a map below it and whom the policy found insures above. */
export const PropertyAddress = (props: PageProps): ReactNode => (
  <ShopLine value="property">
    <PageForm
      {...props}
      around={{
        insuredPlaceId: () => <PropertyOnMap {...props.claim} configuration={props.configuration} />,
      }}
      above={<FoundPolicy {...props} />}
    />
  </ShopLine>
);
