import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { DriverShortcuts } from './parts/DriverShortcuts.tsx';

/** Whether the insured agrees to have caused the damage, and who drove. */
export const CausedDamage = (props: PageProps): ReactNode => (
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
