import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { HandlingMeans } from './parts/HandlingMeans.tsx';

/** What is damaged and how it is repaired, with what the choice means. */
export function DamagedParts(props: PageProps): ReactNode {
  return (
    <PageForm
      {...props}
      around={{
        repairHandling: (field) => (
          <>
            {field}
            <HandlingMeans claim={props.claim} />
          </>
        ),
      }}
    />
  );
}
