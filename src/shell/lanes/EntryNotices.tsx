import { Suspense } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { optionalPart } from '#src/loading/lazyPart.ts';
import { useApplication } from '#src/shell/application.ts';

// Few days have an event that many report, or something that everybody is told.
const Banner = optionalPart(() => import('./Banner.tsx'), 'Banner');
const LaneBanner = optionalPart(() => import('./LaneBanner.tsx'), 'LaneBanner');

/**
 * What stands at the entry of a line or, without one, at the start page: a sentence for everybody, and the ways into the lanes of events
 * that are open; nothing on most days.
 */
export const EntryNotices = ({ claimType }: { readonly claimType?: ClaimType }) => {
  const { lanes, banner } = useApplication().configuration;
  return (
    <>
      {banner ? (
        <Suspense>
          <Banner banner={banner} />
        </Suspense>
      ) : null}
      {lanes.length > 0 ? (
        <Suspense>
          <LaneBanner lanes={lanes} claimType={claimType} />
        </Suspense>
      ) : null}
    </>
  );
};
