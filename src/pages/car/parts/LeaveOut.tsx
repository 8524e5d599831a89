import type { ReactNode } from 'react';
import { removedRow } from '../../../../machines/flow/rows.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../layout/Button.tsx';
import type { PageProps } from '../../pageProps.ts';
import styles from './LeaveOut.module.css';

type Props = Pick<PageProps, 'page' | 'claim' | 'isBusy' | 'onEdit'> & {
  row: number;
  /** Something was typed about the party that is not saved yet, so its removal is asked about as if it were. */
  isTouched: boolean;
};

/** The way to remove an injured party from the report, which is asked about first. */
export function LeaveOut({ page, claim, isBusy, onEdit, row, isTouched }: Props): ReactNode {
  const { t } = useTexts('car');
  const edit = removedRow(page, claim, row);
  if (!edit) return null;
  const { type: _type, ...change } = edit;
  const asks = isTouched ? (page.rows?.asks.removal ?? change.asks) : change.asks;
  return (
    <p className={styles['way']}>
      <Button look="quiet" icon="remove" isBusy={isBusy} onClick={() => onEdit({ ...change, asks })}>
        {t('injuredParty.leaveOut')}
      </Button>
    </p>
  );
}
