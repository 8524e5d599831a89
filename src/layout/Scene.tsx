import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import styles from './Scene.module.css';

/** What is drawn with a tinted ground, and what with the line alone. */
const scenes = {
  lost: {
    ground: 'M84 28h42l10 9-10 9H84zM84 54H46l-10 9 10 9h38z',
    line: 'M84 92V18M24 92h120M58 92c0-7 4-11 4-11s4 4 4 11M112 92c0-5 3-8 3-8s3 3 3 8M18 26h14M24 34h20',
  },
  empty: {
    ground: 'M42 58l14-30h56l14 30v28a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6z',
    line: 'M42 58h26c2 9 7 13 16 13s14-4 16-13h26M84 6v10M62 10l5 8M106 10l-5 8',
  },
  offline: {
    ground: 'M52 46h18v28H52zM100 44h12a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5h-12z',
    line: 'M10 78c12 0 12-18 24-18h18M70 53h9M70 67h9M117 60h18c12 0 12 18 24 18M86 38l-4-10M92 36v-11M98 38l4-10',
  },
  death: {
    ground: 'M75 92V46h18v46zM84 40c-7-6-5-13 0-22 5 9 7 16 0 22z',
    line: 'M84 46v-6M34 92h100M58 92c-14-4-20-14-20-26 12 2 20 12 20 26zM110 92c14-4 20-14 20-26-12 2-20 12-20 26zM68 14l-6-5M100 14l6-5',
  },
  hospital: {
    ground: 'M62 76v-8a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v8zM132 26h14v14a7 7 0 0 1-14 0z',
    line: 'M26 92V42M26 76h114v16M34 76V66a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v10M120 60V14h19v12M139 47v13',
  },
} as const;

/** A quiet line drawing beside words that say the same. */
export const Scene = ({ name }: { name: keyof typeof scenes }): ReactNode => (
  <Drawing className={styles['scene']} grid={[168, 100]}>
    <path className={styles['ground']} d={scenes[name].ground} />
    <path d={scenes[name].line} />
  </Drawing>
);
