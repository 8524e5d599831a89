import { Suspense } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { optionalPart } from '#src/loading/lazyPart.ts';
import { useApplication } from '#src/shell/application.ts';

// Few days have an event that many report.
const LaneBanner = optionalPart(() => import('./LaneBanner.tsx'), 'LaneBanner');

/**
 * What stands at the entry of a line or, without one, at the start page: a sentence for everybody, and the ways into the lanes of events
 * that are open; nothing on most days.
 */
export const EntryNotices = ({ claimType }: { readonly claimType?: ClaimType }) => {
  const { lanes, banner } = useApplication().configuration;
  const { language } = useTexts('common');
  return (
    <>
      {banner ? <Notice>{banner[language]}</Notice> : null}
      {lanes.length > 0 ? (
        <Suspense>
          <LaneBanner lanes={lanes} claimType={claimType} />
        </Suspense>
      ) : null}
    </>
  );
};
