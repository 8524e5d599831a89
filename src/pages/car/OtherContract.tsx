import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { FoundVehicle } from '../shared/parts/FoundVehicle.tsx';

/** Another contract, below the vehicle that was found without one. */
export const OtherContract = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<FoundVehicle {...props} />} />
);
