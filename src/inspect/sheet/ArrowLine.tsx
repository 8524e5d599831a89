import type { Arrow } from './layout/sheet.ts';
import styles from './Sheet.module.css';

interface Props {
  readonly arrow: Arrow;
  readonly weight?: number;
  readonly isPassed?: boolean;
  /** True for what is neither chosen nor beside it. */
  readonly isSoft?: boolean;
}

/** A line with an arrow at its end; dashed where others go past its target. */
export const ArrowLine = ({ arrow: { path, tip }, weight, isPassed = false, isSoft = false }: Props) => (
  <g aria-hidden="true">
    <path
      className={styles['line']}
      d={path}
      data-some={isPassed}
      data-soft={isSoft}
      style={weight === undefined ? undefined : { strokeWidth: weight }}
    />
    <polygon
      className={styles['tip']}
      data-soft={isSoft}
      points="0,0 -8,-4 -8,4"
      transform={`translate(${tip.x} ${tip.y}) rotate(${tip.angle})`}
    />
  </g>
);
