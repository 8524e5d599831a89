import type { ReactNode } from 'react';
import type { PageProps } from '../pageProps.ts';
import { RowForm } from '../shared/rows/RowForm.tsx';

/** One of those who claim after a death. */
export const Claimant = (props: PageProps): ReactNode => <RowForm {...props} />;
