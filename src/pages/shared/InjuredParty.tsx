import type { ReactNode } from 'react';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RowForm } from './rows/RowForm.tsx';

/** One injured party. */
export const InjuredParty = (props: PageProps): ReactNode => <RowForm {...props} />;
