import type { Box } from './layout/boxes.ts';
import styles from './Sheet.module.css';

/** How many of those who came to a page left it, as a bar along the lower edge of its box. */
export const LeavingBar = ({
  box: { width, height },
  leaving: { share, words },
}: {
  readonly box: Pick<Box, 'width' | 'height'>;
  readonly leaving: { readonly share: number; readonly words: string };
}) => (
  <g aria-hidden="true">
    <title>{words}</title>
    <path className={styles['leaving']} d={`M4 ${height - 2.5}h${Math.max(2, (width - 8) * share)}`} />
  </g>
);
