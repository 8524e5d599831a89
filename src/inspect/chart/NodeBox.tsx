import type { FocusEvent, KeyboardEvent, RefCallback } from 'react';
import { sizes } from './boxes.ts';
import styles from './Chart.module.css';
import type { PlacedNode } from './layoutChart.ts';

interface Props {
  readonly node: PlacedNode;
  readonly isChosen: boolean;
  readonly isFound: boolean;
  /** Whether the highlighted way leads through it; undefined where none is highlighted. */
  readonly isLit: boolean | undefined;
  readonly tabIndex: number;
  readonly onChoose: () => void;
  readonly onFocus: (event: FocusEvent<SVGGElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
  readonly ref: RefCallback<SVGGElement>;
}

/**
 * A page or a state: its name, what else is to be said of it, and a press that chooses it, or opens one that others are inside of. Its lines end in a space, because screen
 * readers would join their words otherwise.
 */
export const NodeBox = ({ node, isChosen, isFound, isLit, tabIndex, onChoose, ...rest }: Props) => {
  const { x, y, width, height, kind, title, note, text } = node;
  const isClosed = kind === 'CLOSED';
  const noteTop = sizes.padding + text.title.length * sizes.title.line + 6;
  return (
    <g
      {...rest}
      className={styles['node']}
      role="button"
      tabIndex={tabIndex}
      aria-label={[title, note?.replaceAll('\n', '. ')].filter((part) => part !== undefined).join('. ')}
      aria-pressed={isClosed ? undefined : isChosen}
      aria-expanded={isClosed ? false : undefined}
      data-kind={kind}
      data-chosen={isChosen}
      data-found={isFound}
      data-lit={isLit}
      transform={`translate(${x} ${y})`}
      onClick={onChoose}
    >
      {isClosed ? (
        <rect className={styles['behind']} x={5} y={5} width={width} height={height} rx={8} />
      ) : null}
      <rect width={width} height={height} rx={kind === 'FINAL' ? 20 : 8} />
      {text.title.map((line, at) => (
        <text
          key={line}
          className={styles['title']}
          x={sizes.padding}
          y={sizes.padding + 15 + at * sizes.title.line}
        >
          {`${line} `}
        </text>
      ))}
      {text.note.map((line, at) => (
        <text key={line} className={styles['note']} x={sizes.padding} y={noteTop + 12 + at * sizes.note.line}>
          {`${line} `}
        </text>
      ))}
    </g>
  );
};
