import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './RemovedLine.module.css';
import type { Removed } from './useRows.ts';

type Props = {
  row: Removed | undefined;
  nameOf: (index: number) => string;
  /** Absent while the list is full. */
  onUndo: (() => void) | undefined;
};

/** Stands where a row was removed, and takes that back. */
export const RemovedLine = ({ row, nameOf, onUndo }: Props): ReactNode => {
  const { t } = useTexts('common');
  if (!row) return null;
  const what = [nameOf(row.index), row.text].filter((part) => part !== undefined).join(', ');
  return (
    <div className={styles['line']}>
      <p className={styles['words']}>{t('rows.removed', { row: what })}</p>
      {onUndo ? (
        <Button look="quiet" data-undo aria-label={t('rows.undoOf', { row: what })} onClick={onUndo}>
          {t('rows.undo')}
        </Button>
      ) : null}
    </div>
  );
};
