import type { ReactNode } from 'react';
import { RepairShopField } from '../../shops/RepairShopField.tsx';
import { ShopLine } from '../../shops/shopLine.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { Costing } from '../shared/repair/Costing.tsx';

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
