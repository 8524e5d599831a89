import { ArrowLine } from './ArrowLine.tsx';
import type { Rail } from './layout/sheet.ts';
import styles from './Sheet.module.css';
import { TextLines } from './TextLines.tsx';

/** Where pages leave an open step: a line for each to the rail, and from there one arrow to every step they lead to. */
export const RailLines = ({ rail: { x, from, to, lines, targets } }: { readonly rail: Rail }) => (
  <g>
    {lines.map((line) => (
      <path key={line.code} className={styles['out']} d={`M${line.x} ${line.y}H${x}`} />
    ))}
    <path className={styles['rail']} d={`M${x} ${from}V${to}`} />
    {targets.map((target) => (
      <g key={target.path} className={styles['railWords']}>
        <ArrowLine arrow={target} weight={2.5} />
        <TextLines said={target.words} height={14} />
      </g>
    ))}
  </g>
);
