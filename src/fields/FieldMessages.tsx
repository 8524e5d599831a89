import type { ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import styles from './FieldMessages.module.css';

/**
 * The sentences below a control: an error, or a note that does not block. Their places are there from the start, so that screen
 * readers announce what appears in them.
 */
export function FieldMessages({
  id,
  error,
  note,
}: {
  id: string;
  error: string | undefined;
  note: string | undefined;
}): ReactNode {
  return (
    <>
      <div id={`${id}-error`} aria-live="polite">
        {error ? (
          <p className={styles['error']}>
            <Icon name="error" />
            {error}
          </p>
        ) : null}
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {note && !error ? (
          <p className={styles['note']}>
            <Icon name="warning" />
            {note}
          </p>
        ) : null}
      </div>
    </>
  );
}
