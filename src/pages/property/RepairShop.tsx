import type { ReactNode } from 'react';
import { RepairShopField } from '#src/shops/RepairShopField.tsx';
import { ShopLine } from '#src/shops/shopLine.ts';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { Costing } from '#src/pages/shared/repair/Costing.tsx';

/** The company that repairs it: one from the list and its map, or one the reporter names. */
export const RepairShop = (props: PageProps): ReactNode => (
  <ShopLine value="property">
    <PageForm
      {...props}
      around={{
        repairShop: (_, drawn) => (
          <RepairShopField {...drawn} routing="PROPERTY" configuration={props.configuration} />
        ),
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
