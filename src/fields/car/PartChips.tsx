import type { ReactNode } from 'react';
import type { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import styles from './PartChips.module.css';

type Props = {
  codes: readonly DamagedPart[];
  nameOf: (code: string) => string;
  chosen: readonly string[];
  onToggle: (code: DamagedPart) => void;
};

/** Parts by their names, each pressed to choose it. */
export const PartChips = ({ codes, nameOf, chosen, onToggle }: Props): ReactNode => (
  <div className={styles['chips']}>
    {codes.map((code) => (
      <button
        key={code}
        type="button"
        className={styles['chip']}
        aria-pressed={chosen.includes(code)}
        onClick={() => onToggle(code)}
      >
        {nameOf(code)}
      </button>
    ))}
  </div>
);
