import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { RecognisedIdentifier } from './parts/RecognisedIdentifier.tsx';

/** The vehicle by anything the reporter has at hand, and the day it happened. What is typed is recognised at once. */
export const Vehicle = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      contactSearch: (field) => (
        <>
          {field}
          <RecognisedIdentifier name="contactSearch" />
        </>
      ),
    }}
  />
);
