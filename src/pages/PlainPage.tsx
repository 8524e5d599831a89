import type { ReactNode } from 'react';
import { PageForm } from './PageForm.tsx';
import type { PageProps } from './pageProps.ts';

/** A page with nothing special about it: everything it shows comes from its questions. */
export const PlainPage = (props: PageProps): ReactNode => <PageForm {...props} />;
