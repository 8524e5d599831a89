import type { ReactNode } from 'react';
import { RowTools, useRowName, type RowToolsProps } from './RowTools.tsx';
import styles from './RowsField.module.css';

/** The open row of a list: its name, its tools and its fields. */
export function RowFrame({ children, ...tools }: RowToolsProps & { children: ReactNode }): ReactNode {
  const name = useRowName(tools.words)(tools.index);
  return (
    <fieldset className={styles['row']} aria-label={name} data-row data-open>
      <div className={styles['head']}>
        <p className={styles['name']}>{name}</p>
        <RowTools {...tools} />
      </div>
      {children}
    </fieldset>
  );
}
