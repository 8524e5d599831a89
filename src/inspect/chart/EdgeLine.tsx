import { labelLines, sizes } from './boxes.ts';
import styles from './Chart.module.css';
import type { PlacedEdge } from './layoutChart.ts';

/** A transition: a line with an arrow, and what it says. */
export const EdgeLine = ({
  edge,
  isLit,
}: {
  readonly edge: PlacedEdge;
  readonly isLit: boolean | undefined;
}) => {
  const { points, at } = edge;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [tip, before] = [points.at(-1), points.at(-2)];
  return (
    <g className={styles['edge']} data-lit={isLit} aria-hidden="true">
      <path d={path} />
      {tip && before ? (
        <polygon
          points="0,0 -9,-4.5 -9,4.5"
          transform={`translate(${tip.x} ${tip.y}) rotate(${angle(before, tip)})`}
        />
      ) : null}
      {at ? (
        <text className={styles['label']}>
          {labelLines(edge).map((line, row) => (
            <tspan key={line} x={at.x + 4} y={at.y + 13 + row * sizes.label.line}>{`${line} `}</tspan>
          ))}
        </text>
      ) : null}
    </g>
  );
};

const angle = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
