import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RepairShopField } from '#src/shops/RepairShopField.tsx';
import { Costing } from '#src/pages/shared/repair/Costing.tsx';

/** The repair shop: one from the list and its map, or one the reporter names. */
export const RepairShop = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      repairShop: (_, drawn) => (
        <RepairShopField
          {...drawn}
          routing={props.claim.vehicleRouting}
          configuration={props.configuration}
        />
      ),
      costBasis: (field) => (
        <>
          {field}
          <Costing />
        </>
      ),
    }}
  />
);
