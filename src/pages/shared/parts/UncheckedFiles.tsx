import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { useUploads } from '#src/uploads/uploadContext.ts';

/** Says that files have arrived which nobody could check yet, and that nobody need wait. Nothing where there are none. */
export function UncheckedFiles(): ReactNode {
  const { t } = useTexts('shared');
  const { length: count } = useUploads().files.filter(({ state }) => state === 'checking');
  if (count === 0) return null;
  return <Notice title={t('leftFiles.checking', { count })}>{t('leftFiles.checkingText')}</Notice>;
}
