import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import drawn from '#src/inspect/frame/Drawn.module.css';
import styles from './Chart.module.css';
import { ChartTools } from './ChartTools.tsx';
import { EdgeLine } from './EdgeLine.tsx';
import type { Labelled } from './chart.ts';
import type { Placed, PlacedNode } from './layoutChart.ts';
import { isArrow, nearestNode } from './nearestNode.ts';
import { NodeBox } from './NodeBox.tsx';
import { useView } from './useView.ts';
import type { Size } from './view.ts';
import { usePaper } from '#src/inspect/paper/usePaper.ts';

export interface ChartProps {
  readonly chart: Labelled;
  readonly name: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Ids of the nodes and edges of a way, where one is shown. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** The chart of which this is a level, for whoever takes it away. */
  readonly whole: Labelled;
  /** The box that has the focus once it is drawn: where somebody has come from, or the first; none where nobody came. */
  readonly arrivesAt?: string | undefined;
  /** Goes back to the level that this is inside of. */
  readonly onUp?: (() => void) | undefined;
}

/** A chart after its layout: it can be moved, zoomed and searched, and arrow keys walk over its boxes. */
export const Drawing = ({
  chart,
  name,
  chosen,
  onChoose,
  lit,
  whole,
  arrivesAt,
  onUp,
  placed,
  window,
}: ChartProps & { readonly placed: Placed; readonly window: Size }) => {
  const { t } = useTexts('inspect');
  const boxes = useRef(new Map<string, SVGGElement>());
  const looking = useView(placed, window);
  const isPaper = usePaper();
  const [found, setFound] = useState('');
  const { nodes } = placed;
  const entrance = nodes.some(({ id }) => id === chosen) ? chosen : nodes[0]?.id;
  const place = placed.nodes.find(({ id }) => id === chosen);
  const { frame, reveal } = looking;
  useEffect(() => {
    // What is chosen beside the chart may lie out of sight.
    const next = requestAnimationFrame(() => place && reveal(place));
    return () => cancelAnimationFrame(next);
  }, [place, reveal]);
  useEffect(() => {
    if (arrivesAt !== undefined) (boxes.current.get(arrivesAt) ?? [...boxes.current.values()][0])?.focus();
  }, [arrivesAt]);
  const left = useRef(chosen);
  useEffect(() => {
    // Who closes what was chosen goes on where it was.
    if (chosen === undefined && document.activeElement === document.body)
      boxes.current.get(left.current ?? '')?.focus();
    left.current = chosen;
  }, [chosen]);
  const matching = useMemo(
    () => placed.nodes.filter(({ id, title, holds = [] }) => isFoundBy([id, title, ...holds], found)),
    [placed, found],
  );
  const onKeyDown = (node: PlacedNode) => (event: KeyboardEvent) => {
    const { key } = event;
    if (isArrow(key)) boxes.current.get(nearestNode(nodes, node, key)?.id ?? '')?.focus();
    else if (key === 'Enter' || key === ' ') onChoose(node.id);
    else if (key === '+') looking.zoom(1.25);
    else if (key === '-') looking.zoom(0.8);
    else if (key === '0') looking.fit();
    else if (key === 'Escape' && onUp) onUp();
    else return;
    event.preventDefault();
  };
  const goTo = (node: PlacedNode | undefined) => {
    if (node) onChoose(node.id);
  };
  return (
    <div className={styles['drawing']}>
      <ChartTools
        chart={chart}
        whole={whole}
        placed={placed}
        name={name}
        looking={looking}
        found={found === '' ? undefined : matching.length}
        onSearch={setFound}
        onGo={() => goTo(nextAfter(matching, chosen))}
      />
      <svg
        ref={frame}
        {...(isPaper && wholeOf(placed))}
        className={`${styles['frame']} ${drawn['drawn']}`}
        role="group"
        aria-label={t('chart.label', { name })}
        onPointerDown={looking.onPointerDown}
        onPointerMove={looking.onPointerMove}
        onPointerUp={looking.onPointerUp}
        onPointerCancel={looking.onPointerUp}
      >
        <g
          transform={
            isPaper
              ? undefined
              : `translate(${looking.view.x} ${looking.view.y}) scale(${looking.view.scale})`
          }
        >
          {placed.edges.map((edge) => (
            <EdgeLine key={edge.id} edge={edge} isLit={lit?.has(edge.id)} />
          ))}
          {nodes.map((node) => (
            <NodeBox
              key={node.id}
              ref={(box) => {
                if (box) boxes.current.set(node.id, box);
                else boxes.current.delete(node.id);
              }}
              node={node}
              isChosen={node.id === chosen}
              isFound={matching.includes(node)}
              isLit={lit?.has(node.id)}
              tabIndex={node.id === entrance ? 0 : -1}
              onChoose={() => onChoose(node.id)}
              onFocus={() => looking.reveal(node)}
              onKeyDown={onKeyDown(node)}
            />
          ))}
        </g>
      </svg>
      <p className={styles['hint']}>{t('chart.hint')}</p>
    </div>
  );
};

/** As much of the sheet as there is, however it was shown on the screen. */
const wholeOf = ({ width, height }: Placed) => ({ width, height, viewBox: `0 0 ${width} ${height}` });

const nextAfter = (nodes: readonly PlacedNode[], chosen: string | undefined) =>
  nodes[(nodes.findIndex(({ id }) => id === chosen) + 1) % nodes.length];

/** True when one of the words contains what is searched for, in upper or lower case. An empty search finds nothing. */
export const isFoundBy = (words: readonly string[], found: string) =>
  found !== '' && words.some((text) => text.toLocaleLowerCase().includes(found.trim().toLocaleLowerCase()));
