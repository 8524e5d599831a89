import { useMemo, useRef, type RefObject } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { stepName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import type { Marks } from './marks.ts';
import { inPageFont } from './layout/measure.ts';
import { placeSheet } from './layout/placeSheet.ts';
import { headId, SheetDrawing } from './SheetDrawing.tsx';
import { sheetWords } from './layout/sheetWords.ts';
import styles from './Sheet.module.css';
import { useDrag } from './useDrag.ts';
import { useItems } from './useItems.ts';
import { useZoom } from './useZoom.ts';
import { ZoomTools } from './ZoomTools.tsx';
import { useReveal } from './useReveal.ts';
import { useWidth } from '#src/viewer/useWidth.ts';
import type { SheetPage } from './layout/visible.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly pages: readonly SheetPage[];
  readonly name: string;
  /** Codes of steps. */
  readonly open: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly marks: Marks;
  readonly onTurn: (step: string) => void;
  readonly onChoose: (page: string) => void;
  readonly frame: RefObject<SVGSVGElement | null>;
}

/** A flow as a sheet that is scrolled, dragged and walked over by arrow keys. */
export const FlowSheet = ({ flow, pages, name, open, chosen, marks, onTurn, onChoose, frame }: Props) => {
  const spoken = useSay(flow);
  const canvas = useRef<HTMLDivElement>(null);
  const width = useWidth(canvas) ?? 0;
  const sheet = useMemo(() => {
    const steps = flow.steps.map((id) => ({ id, name: stepName(flow, id, spoken.say) }));
    return placeSheet({ steps, pages, open, width, measure: inPageFont(), words: sheetWords(spoken) });
  }, [flow, pages, open, width, spoken]);
  const { scale, zoom } = useZoom(canvas, sheet);
  const beside = useMemo(
    () => (chosen === undefined ? undefined : neighboursOf(flow, chosen)),
    [flow, chosen],
  );
  const places = useMemo(
    () => [
      ...sheet.heads.map(({ step, box }) => ({ id: headId(step), ...box })),
      ...sheet.rows.map(({ page, box }) => ({ id: page.code, ...box })),
      ...sheet.opened.flatMap(({ stops }) => stops.map(({ page, box }) => ({ id: page.code, ...box }))),
    ],
    [sheet],
  );
  useReveal(
    canvas,
    places.find(({ id }) => id === chosen),
    { scale, width },
  );
  const itemOf = useItems({
    places,
    entrance: chosen,
    onPress: (id) => {
      const step = flow.steps.find((one) => headId(one) === id);
      if (step === undefined) onChoose(id);
      else onTurn(step);
    },
    onKey: (key) => {
      const change = ({ '+': 'in', '-': 'out', '0': 'whole' } as const)[key];
      if (change) zoom(change);
      return change !== undefined;
    },
  });
  return (
    <div className={styles['place']}>
      <div ref={canvas} className={styles['canvas']} {...useDrag(canvas)}>
        {width > 0 ? (
          <SheetDrawing
            sheet={sheet}
            name={spoken.say('inspect:chart.label', { name })}
            scale={scale}
            marks={marks}
            chosen={chosen}
            beside={beside}
            itemOf={itemOf}
            frame={frame}
          />
        ) : null}
      </div>
      <ZoomTools scale={scale} onZoom={zoom} />
    </div>
  );
};

const neighboursOf = (flow: AnyFlow, code: string): ReadonlySet<string> =>
  new Set([
    ...flow.pages.filter(({ next }) => next.includes(code)).map((page) => page.code),
    ...flow.pages.filter((page) => page.code === code).flatMap(({ next }) => next),
  ]);
