import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** We call, on the phone that the reporter gave. */
export function WeCall({ claim: { reporter } }: { claim: ClaimDetail }): ReactNode {
  const { t } = useTexts('shared');
  return (
    <Notice title={t('inspection.wait.title')}>
      {t('inspection.wait.text')} <strong>{reporter?.tel}</strong>
    </Notice>
  );
}
