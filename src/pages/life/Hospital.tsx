import type { ReactNode } from 'react';
import { Scene } from '#src/layout/Scene.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** What is asked about a stay in a hospital, below a quiet drawing. */
export const Hospital = (props: PageProps): ReactNode => (
  <PageForm {...props} above={<Scene name="hospital" />} />
);
