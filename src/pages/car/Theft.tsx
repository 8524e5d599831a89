import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { WeCall } from '#src/pages/shared/repair/WeCall.tsx';

/** How it was stolen. Where all of the vehicle is gone, that we call is said beforehand. */
export const Theft = (props: PageProps): ReactNode => (
  <PageForm {...props} below={props.claim.damageCause === '400' ? <WeCall claim={props.claim} /> : null} />
);
