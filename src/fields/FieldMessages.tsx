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
      <FieldError id={id} error={error} />
      <FieldNote id={id} note={error ? undefined : note} />
    </>
  );
}

/** What is wrong with an answer. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }): ReactNode => (
  <div id={`${id}-error`} aria-live="polite">
    {error ? (
      <p className={styles['error']}>
        <Icon name="error" />
        {error}
      </p>
    ) : null}
  </div>
);

/** What is worth knowing about an answer that may stay. */
export const FieldNote = ({ id, note }: { id: string; note: string | undefined }): ReactNode => (
  <div id={`${id}-note`} aria-live="polite">
    {note ? (
      <p className={styles['note']}>
        <Icon name="warning" />
        {note}
      </p>
    ) : null}
  </div>
);
