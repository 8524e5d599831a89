import type { ReactNode } from 'react';
import { Scene } from '#src/layout/Scene.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** What is asked about the death of the insured, below a quiet drawing. */
export const Death = (props: PageProps): ReactNode => <PageForm {...props} above={<Scene name="death" />} />;
