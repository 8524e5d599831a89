import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { DriverShortcuts } from './parts/DriverShortcuts.tsx';

/** Who drove, with one press where they were named before, and who is to blame. */
export const Accident = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      'driver.fullName': (field) => (
        <>
          {field}
          <DriverShortcuts claim={props.claim} />
        </>
      ),
    }}
  />
);
