import type { ReactNode } from 'react';
import styles from './Personal.module.css';

/** How much of personal details is shown on the screen, and printed. */
export interface Shown {
  readonly onScreen: boolean;
  readonly onPaper: boolean;
}

type Props = {
  whole: string;
  masked: string;
  shown: Shown;
};

/** A personal detail: masked unless its reporter asked for all of it, on the screen or on paper. */
export const Personal = ({ whole, masked, shown }: Props): ReactNode => {
  const [screen, paper] = [shown.onScreen, shown.onPaper].map((isWhole) => (isWhole ? whole : masked));
  if (screen === paper) return screen;
  return (
    <>
      <span className={styles['screen']}>{screen}</span>
      <span className={styles['paper']}>{paper}</span>
    </>
  );
};
