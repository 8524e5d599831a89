import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { aroundDriver } from './parts/aroundDriver.tsx';

/** Whether the insured agrees to have caused the damage, and who drove. */
export const CausedDamage = (props: PageProps): ReactNode => (
  <PageForm {...props} around={aroundDriver(props.claim)} />
);
