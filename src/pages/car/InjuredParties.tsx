import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Everybody who was harmed. */
export const InjuredParties = (props: PageProps): ReactNode => <PageForm {...props}>{null}</PageForm>;
