import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { RepairShopField } from './parts/RepairShopField.tsx';

/** The repair shop. */
export const RepairShop = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <RepairShopField />
  </PageForm>
);
