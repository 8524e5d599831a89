import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundPolicy } from '#src/pages/shared/parts/FoundPolicy.tsx';

/** The journey, with the policy that was just found above it. */
export const Trip = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<FoundPolicy {...props} />} />
);
