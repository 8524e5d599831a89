import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import type { Outcome } from '#machines/analysis/outcome/outcomeOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { When } from '#src/inspect/fields/When.tsx';
import inspect from '#src/inspect/Inspect.module.css';
import styles from './Compare.module.css';
import type { Side } from './side.ts';
import { SideMark } from './SideMark.tsx';
import { useOutcomeNames } from './useOutcomeNames.ts';

/** A page, a question, a document or a dialog. */
export type Item = Outcome[OutcomeKind][number];

interface Props {
  readonly flow: AnyFlow;
  readonly kind: OutcomeKind;
  readonly side: Side;
  readonly items: readonly Item[];
  readonly onChoose: (page: string) => void;
}

/** What only one of two cases has; nothing where that is nothing. */
export const Gains = ({ flow, kind, side, items, onChoose }: Props) => {
  const { t } = useTexts('scenarios');
  const nameOf = useOutcomeNames(flow);
  const saidOf = (item: Item) => [
    ...(item.is === 'sometimes' ? [t('is.sometimes')] : []),
    ...('required' in item ? [t(`required.${item.required}`)] : []),
  ];
  return items.length === 0 ? null : (
    <>
      <h4 className={styles['only']}>
        <SideMark side={side} /> {t('only', { side })}
      </h4>
      <ul className={styles['items']}>
        {items.map((item) => {
          const [page] = pagesOf(kind, item);
          const name = nameOf(kind, item.key);
          return (
            <li key={item.key}>
              {page === undefined ? (
                name
              ) : (
                <button type="button" className={inspect['way']} onClick={() => onChoose(page)}>
                  {name}
                </button>
              )}
              <span className={styles['note']}> {saidOf(item).join(', ')}</span>
              {'opens' in item ? (
                <When flow={flow} when={item.opens.flatMap(({ when }) => when ?? [])} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The pages that something is found on. */
const pagesOf = (kind: OutcomeKind, item: Item): readonly string[] => {
  if (kind === 'pages') return [item.key];
  if ('pages' in item) return item.pages;
  return 'opens' in item ? item.opens.map(({ page }) => page) : [];
};
