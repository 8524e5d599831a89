import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Compare.module.css';
import type { Item } from './Gains.tsx';
import { useOutcomeNames } from './useOutcomeNames.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly kind: OutcomeKind;
  readonly changes: readonly { readonly a: Item; readonly b: Item }[];
}

/** What both of two cases have, but not alike: how it is in each; nothing where all of it is. */
export const Changes = ({ flow, kind, changes }: Props) => {
  const { t } = useTexts('scenarios');
  const nameOf = useOutcomeNames(flow);
  const said = (one: Item, other: Item) =>
    [
      ...(one.is === other.is ? [] : [t(`is.${one.is}`)]),
      ...('required' in one && (!('required' in other) || one.required !== other.required)
        ? [t(`required.${one.required}`)]
        : []),
    ].join(', ');
  return changes.length === 0 ? null : (
    <>
      <h4 className={styles['only']}>{t('changed')}</h4>
      <ul className={styles['items']}>
        {changes.map(({ a, b }) => (
          <li key={a.key}>
            {nameOf(kind, a.key)}
            <span className={styles['note']}> {t('between', { a: said(a, b), b: said(b, a) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
