import styles from './Compare.module.css';
import type { Side } from './side.ts';

/** The letter of a case, in its colour. */
export const SideMark = ({ side }: { readonly side: Side }) => (
  <span className={styles['side']} data-side={side}>
    {side}
  </span>
);
