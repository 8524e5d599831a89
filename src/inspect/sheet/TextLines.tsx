import type { Said } from './layout/sheet.ts';

/** Lines of a text, one below the other. They end in a space, because screen readers would join their words otherwise. */
export const TextLines = ({
  said: { x, y, lines, whole },
  height,
  className,
}: {
  readonly said: Said;
  /** Pixels from line to line. */
  readonly height: number;
  readonly className?: string | undefined;
}) => (
  <text className={className} x={x} y={y}>
    <title>{whole}</title>
    {lines.map((line, at) => (
      <tspan key={line} x={x} dy={at === 0 ? 0 : height}>{`${line} `}</tspan>
    ))}
  </text>
);
