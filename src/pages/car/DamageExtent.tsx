import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { aroundUndecided } from '#src/pages/shared/repair/aroundUndecided.tsx';

/** How bad it is and how it is repaired, with what the choice means. */
export const DamageExtent = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={aroundUndecided({ name: 'repairHandling', code: 'VEHICLE_NOT_DECIDED', claim: props.claim })}
  />
);
