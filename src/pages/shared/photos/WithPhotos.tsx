import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { DamagePhotos } from './DamagePhotos.tsx';

/** The questions of a page that asks what is damaged, below the way to photos of it. */
export const WithPhotos = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<DamagePhotos {...props} />} />
);
