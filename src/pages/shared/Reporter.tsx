import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { ReporterFields } from './parts/ReporterFields.tsx';

/** Who reports and how to reach them; a service or a broker also names the company. */
export const Reporter = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <ReporterFields claim={props.claim} />
  </PageForm>
);
