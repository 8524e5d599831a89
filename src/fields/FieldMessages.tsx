import type { ReactNode } from 'react';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './FieldMessages.module.css';

interface Said {
  readonly id: string;
  readonly error: string | undefined;
  readonly note: string | undefined;
}

/**
 * The sentences below a control: an error, or a note that does not block. Their places are there from the start, so that screen
 * readers announce what appears in them.
 */
export function FieldMessages({ id, error, note }: Said): ReactNode {
  return (
    <>
      <FieldError id={id} error={error} />
      <FieldNote id={id} error={error} note={note} />
    </>
  );
}

/** What is wrong with an answer. */
export const FieldError = ({ id, error }: Omit<Said, 'note'>): ReactNode => (
  <div id={`${id}-error`} aria-live="polite">
    {error ? (
      <p className={styles['error']}>
        <Icon name="error" />
        {error}
      </p>
    ) : null}
  </div>
);

/** What is good to know about an answer that is not wrong. */
export const FieldNote = ({ id, error, note }: Said): ReactNode => (
  <div id={`${id}-note`} aria-live="polite">
    {note && !error ? (
      <p className={styles['note']}>
        <Icon name="warning" />
        {note}
      </p>
    ) : null}
  </div>
);
