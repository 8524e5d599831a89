import type { ReactNode } from 'react';
import type { PageProps } from '../pageProps.ts';
import { RowForm } from './rows/RowForm.tsx';

/** One injured party. */
export const InjuredParty = (props: PageProps): ReactNode => <RowForm {...props} />;
