import type { Box } from './layout/boxes.ts';
import styles from './Sheet.module.css';

/** How many of those who came to a page left it, as a bar along the lower edge of its box. */
export const LeavingBar = ({
  box: { width, height },
  share,
}: {
  readonly box: Pick<Box, 'width' | 'height'>;
  /** From 0 to 1. */
  readonly share: number;
}) => (
  <path
    className={styles['leaving']}
    d={`M4 ${height - 2.5}h${Math.max(2, (width - 8) * share)}`}
    aria-hidden="true"
  />
);
