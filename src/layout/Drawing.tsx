import type { ReactNode } from 'react';

interface Props {
  readonly className: string | undefined;
  /** Pixels it is drawn in: width and height. */
  readonly grid: readonly [number, number];
  /** Pixels it is shown in, where they are others. */
  readonly size?: number;
  readonly children: ReactNode;
}

/** A drawing that repeats what words beside it say, so it is hidden from screen readers. */
export const Drawing = ({ className, grid: [width, height], size, children }: Props): ReactNode => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    width={size ?? width}
    height={size ?? height}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
