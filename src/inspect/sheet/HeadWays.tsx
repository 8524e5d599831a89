import { ArrowLine } from './ArrowLine.tsx';
import type { HeadWay } from './layout/sheet.ts';
import styles from './Sheet.module.css';
import { TextLines } from './TextLines.tsx';

/** What leads from step to step: an arrow as thick as many transitions it stands for, their number, and who goes that way. */
export const HeadWays = ({ ways }: { readonly ways: readonly HeadWay[] }) =>
  ways.map(({ id, path, tip, weight, pill, words }) => (
    <g key={id} className={styles['way']}>
      <ArrowLine arrow={{ path, tip }} weight={weight} />
      {pill ? (
        <g className={styles['pill']}>
          <rect x={pill.x - 17} y={pill.y - 9} width={28} height={18} rx={9} />
          <text x={pill.x - 3} y={pill.y + 4}>
            {pill.text}
          </text>
        </g>
      ) : null}
      {words ? <TextLines said={words} height={14} className={styles['words']} /> : null}
    </g>
  ));
