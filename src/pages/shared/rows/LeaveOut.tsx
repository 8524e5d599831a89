import type { ReactNode } from 'react';
import { removedRow } from '#machines/flow/rows.ts';
import { Button } from '#src/layout/Button.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import styles from './LeaveOut.module.css';

type Props = Pick<PageProps, 'flow' | 'page' | 'claim' | 'isBusy' | 'onEdit'> & {
  row: number;
  /** Something was typed in the row that is not saved yet, so its removal is asked about as if it were. */
  isTouched: boolean;
};

/** The way to remove the row of a page from its list, which is asked about first. */
export function LeaveOut({ flow, page, claim, isBusy, onEdit, row, isTouched }: Props): ReactNode {
  const { say } = usePageTexts(flow.claimType, page);
  const edit = removedRow(page, claim, row);
  if (!edit) return null;
  const { type: _type, ...change } = edit;
  const asks = isTouched ? (page.rows?.asks.removal ?? change.asks) : change.asks;
  return (
    <p className={styles['way']}>
      <Button look="quiet" icon="remove" isBusy={isBusy} onClick={() => onEdit({ ...change, asks })}>
        {say('leaveOut')}
      </Button>
    </p>
  );
}
