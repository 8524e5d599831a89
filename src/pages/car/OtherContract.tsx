import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundVehicle } from '#src/pages/shared/parts/FoundVehicle.tsx';

/** Another contract, below the vehicle that was found without one. */
export const OtherContract = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<FoundVehicle {...props} />} />
);
