import type { ReactNode } from 'react';
import styles from '#src/inspect/Inspect.module.css';

interface Props {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly note: string | undefined;
  }[];
}

/** Things that have an order, each with when it counts; nothing where there are none. */
export const RowList = ({ title, hint, rows }: Props) =>
  rows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      {hint === undefined ? null : <p className={styles['soft']}>{hint}</p>}
      <ol>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note === undefined ? null : <p className={styles['soft']}>{note}</p>}
          </li>
        ))}
      </ol>
    </>
  );
