import type { ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** What it means to be paid by a price list, once that is chosen. */
export function Costing(): ReactNode {
  const { t } = useTexts('shared');
  if (useAnswer('costBasis') !== 'COSTING') return null;
  return <Notice title={t('inspection.costing.title')}>{t('inspection.costing.text')}</Notice>;
}
