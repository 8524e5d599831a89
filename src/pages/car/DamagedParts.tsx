import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { DamagePhotos } from '#src/pages/shared/photos/DamagePhotos.tsx';
import { aroundUndecided } from '#src/pages/shared/repair/aroundUndecided.tsx';

/** What is damaged, with the way to photos of it, and how it is repaired, with what the choice means. */
export const DamagedParts = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    above={<DamagePhotos {...props} />}
    around={aroundUndecided({ name: 'repairHandling', code: 'VEHICLE_NOT_DECIDED', claim: props.claim })}
  />
);
