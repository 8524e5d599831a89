import { Fragment, useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { pageName, stepName } from '#src/inspect/pageName.ts';
import type { SheetPage } from '#src/inspect/sheet/layout/visible.ts';
import { leavingOf, litOf, type Marks } from '#src/inspect/sheet/marks.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Outline.module.css';
import { useTree, type TreeRow } from './useTree.ts';

interface Props {
  readonly flow: AnyFlow;
  /** The pages that are shown, in the order of the flow. */
  readonly pages: readonly SheetPage[];
  /** Codes of steps. */
  readonly open: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly marks: Marks;
  readonly onTurn: (step: string) => void;
  readonly onChoose: (page: string) => void;
}

const stepRow = (step: string) => `step ${step}`;

/** The chart in words, as a tree: steps, and the pages of those that are open, each with who sees it and where it leads. */
export const Outline = ({ flow, pages, open, chosen, marks, onTurn, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const steps = useMemo(
    () =>
      flow.steps.flatMap((id) => {
        const own = pages.filter(({ step }) => step === id);
        return own.length === 0 ? [] : [{ id, name: stepName(flow, id, spoken.say), own }];
      }),
    [flow, pages, spoken],
  );
  const rows = steps.flatMap(({ id, name, own }): TreeRow[] => [
    { id: stepRow(id), name, isOpen: open.has(id) },
    ...(open.has(id) ? own.map((page) => ({ id: page.code, name: page.name, parent: stepRow(id) })) : []),
  ]);
  const press = (id: string) => {
    const step = steps.find((one) => stepRow(one.id) === id);
    if (step) onTurn(step.id);
    else onChoose(id);
  };
  const itemOf = useTree({ rows, entrance: chosen, onPress: press });
  const nameOf = (code: string) => {
    const page = flow.pages.find((one) => one.code === code);
    return page ? pageName(flow, page, spoken.say) : code;
  };
  const wordsOf = ({ code, rule, next }: SheetPage) => [
    ...[leavingOf(marks, code)].flatMap((leaving) => leaving?.words ?? []),
    rule ? sentenceOf(rule, spoken) : t('panel.everybody'),
    next.length === 0 ? t('outline.ends') : t('outline.leads', { pages: next.map(nameOf).join(', ') }),
  ];
  // Rows inside another stand after it, so that its words are its own alone.
  return (
    <ul role="tree" aria-label={t('outline.title')} className={styles['tree']}>
      {steps.map(({ id, name, own }, at) => (
        <Fragment key={id}>
          <li
            {...itemOf(stepRow(id))}
            className={styles['item']}
            role="treeitem"
            aria-level={1}
            aria-posinset={at + 1}
            aria-setsize={steps.length}
            aria-expanded={open.has(id)}
            aria-selected={false}
          >
            <div className={styles['row']} role="presentation" onClick={() => onTurn(id)}>
              <span className={styles['sign']} aria-hidden="true">
                ▸
              </span>
              {name}
              <span className={styles['count']}>{` ${own.length}`}</span>
            </div>
          </li>
          {open.has(id)
            ? own.map((page, place) => (
                <li
                  key={page.code}
                  {...itemOf(page.code)}
                  className={styles['item']}
                  role="treeitem"
                  aria-level={2}
                  aria-posinset={place + 1}
                  aria-setsize={own.length}
                  aria-selected={page.code === chosen}
                  data-lit={litOf(marks, page.code)}
                >
                  <div className={styles['row']} role="presentation" onClick={() => onChoose(page.code)}>
                    <span className={styles['dot']} data-some={page.rule !== undefined} aria-hidden="true" />
                    {page.name}
                    <span className={styles['words']}>{` ${wordsOf(page).join('. ')}`}</span>
                  </div>
                </li>
              ))
            : null}
        </Fragment>
      ))}
    </ul>
  );
};
