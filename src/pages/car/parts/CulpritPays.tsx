import type { ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** Who else may pay, and how to ask them, once somebody else is said to have caused the accident. */
export function CulpritPays(): ReactNode {
  const { t } = useTexts('car');
  if (useAnswer('incidentCausedByInsured') !== 'OTHER') return null;
  return (
    <Notice title={t('circumstances.culprit.title')}>
      <p>{t('circumstances.culprit.how')}</p>
      <p>{t('circumstances.culprit.here')}</p>
    </Notice>
  );
}
