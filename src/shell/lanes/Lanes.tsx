import { Suspense } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { optionalPart } from '#src/loading/lazyPart.ts';
import { useApplication } from '#src/shell/application.ts';

// Few days have an event that many report.
const LaneBanner = optionalPart(() => import('./LaneBanner.tsx'), 'LaneBanner');

/** The ways into the lanes of events that are open, at the entry of a line or, without one, at the start page; nothing on most days. */
export const Lanes = ({ claimType }: { readonly claimType?: ClaimType }) => {
  const { lanes } = useApplication().configuration;
  return lanes.length > 0 ? (
    <Suspense>
      <LaneBanner lanes={lanes} claimType={claimType} />
    </Suspense>
  ) : null;
};
