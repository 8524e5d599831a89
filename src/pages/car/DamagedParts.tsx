import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { DamagePhotos } from '#src/pages/shared/photos/DamagePhotos.tsx';

/** What is damaged, with the way to photos of it. */
export const DamagedParts = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<DamagePhotos {...props} />} />
);
