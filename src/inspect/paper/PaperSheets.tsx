import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { flowName, stepName } from '#src/inspect/pageName.ts';
import { inPageFont } from '#src/inspect/sheet/layout/measure.ts';
import { placeSheet } from '#src/inspect/sheet/layout/placeSheet.ts';
import { sheetWords } from '#src/inspect/sheet/layout/sheetWords.ts';
import type { SheetPage } from '#src/inspect/sheet/layout/visible.ts';
import type { Marks } from '#src/inspect/sheet/marks.ts';
import { SheetDrawing } from '#src/inspect/sheet/SheetDrawing.tsx';
import type { Looked } from '#src/inspect/useAddress.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Paper.module.css';
import { PaperHead } from './PaperHead.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly looked: Looked;
  readonly pages: readonly SheetPage[];
  readonly marks: Marks;
}

/** Pixels across an A3 sheet that lies on its side, within its margins. */
const width = 1440;

/** A flow on paper: a sheet with the steps, and one for each step with its pages and the rules that say who sees them, in full. */
export const PaperSheets = ({ flow, looked, pages, marks }: Props) => {
  const spoken = useSay(flow);
  const steps = useMemo(
    () =>
      flow.steps
        .filter((step) => pages.some((page) => page.step === step))
        .map((id) => ({ id, name: stepName(flow, id, spoken.say) })),
    [flow, pages, spoken],
  );
  const name = flowName(flow, spoken.say);
  const sheets = [undefined, ...steps];
  return (
    <div className={styles['paper']}>
      {sheets.map((step, at) => (
        <section key={step?.id ?? ''} className={styles['sheet']}>
          <PaperHead
            flow={flow}
            looked={looked}
            title={step ? `${name}: ${step.name}` : name}
            at={at + 1}
            of={sheets.length}
          />
          <SheetDrawing
            sheet={placeSheet({
              steps,
              pages,
              open: new Set(step ? [step.id] : []),
              width,
              measure: inPageFont(),
              words: sheetWords(spoken),
            })}
            name={name}
            scale={1}
            marks={marks}
            chosen={undefined}
            beside={undefined}
            itemOf={still}
          />
          <ul className={styles['rules']}>
            {pages.map(({ code, rule, step: of, name: page }) =>
              rule && of === step?.id ? (
                <li key={code}>
                  <b>{page}:</b> {sentenceOf(rule, spoken)}
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** Nothing on paper can be pressed. */
const still = () => ({ ref: () => {}, tabIndex: -1, onClick: () => {}, onKeyDown: () => {} }) as const;
