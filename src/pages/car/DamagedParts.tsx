import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { aroundUndecided } from '../shared/repair/aroundUndecided.tsx';

/** What is damaged and how it is repaired, with what the choice means. */
export const DamagedParts = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={aroundUndecided({ name: 'repairHandling', code: 'VEHICLE_NOT_DECIDED', claim: props.claim })}
  />
);
