import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundPolicy } from '#src/pages/shared/parts/FoundPolicy.tsx';

/** What happened, with the policy that was just found above it. */
export const Event = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<FoundPolicy {...props} />} />
);
