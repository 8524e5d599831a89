import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { CulpritPays } from './parts/CulpritPays.tsx';
import { aroundDriver } from './parts/aroundDriver.tsx';

/** Who drove, with one press where they were named before, and who else may pay. */
export const Circumstances = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      ...aroundDriver(props.claim),
      incidentCausedByInsured: (field) => (
        <>
          {field}
          <CulpritPays />
        </>
      ),
    }}
  />
);
