import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { DriverShortcuts } from './DriverShortcuts.tsx';

/** What stands around the name of who drove: one press where they were named before. */
export const aroundDriver = (claim: ClaimDetail) => ({
  'driver.fullName': (field: ReactNode) => (
    <>
      {field}
      <DriverShortcuts claim={claim} />
    </>
  ),
});
