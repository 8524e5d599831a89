import { useMemo } from 'react';
import { compareOutcomes, outcomeKinds } from '#machines/analysis/outcome/compareOutcomes.ts';
import { outcomeOf } from '#machines/analysis/outcome/outcomeOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import styles from './Compare.module.css';
import { Changes } from './Changes.tsx';
import { Gains } from './Gains.tsx';
import { sides } from './side.ts';

interface Props {
  readonly flow: AnyFlow;
  /** The facts of both cases. */
  readonly known: Facts;
  readonly other: Facts;
  readonly onChoose: (page: string) => void;
}

/** How two cases differ: pages, questions, documents and dialogs that only one has, and those that both have but not alike. */
export const Differences = ({ flow, known, other, onChoose }: Props) => {
  const { t } = useTexts('scenarios');
  const found = useMemo(
    () => compareOutcomes(outcomeOf(flow, known), outcomeOf(flow, other)),
    [flow, known, other],
  );
  const counts = outcomeKinds.map((kind) => {
    const { onlyA, onlyB, changed } = found[kind];
    return { kind, count: onlyA.length + onlyB.length + changed.length };
  });
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <p role="status">
        <strong>{count === 0 ? t('same') : t('differs', { count })}</strong>
      </p>
      {counts
        .filter((one) => one.count > 0)
        .map(({ kind }) => (
          <section key={kind} className={styles['kind']}>
            <h3>{t(`kinds.${kind}`)}</h3>
            {sides.map((side) => (
              <Gains
                key={side}
                flow={flow}
                kind={kind}
                side={side}
                items={side === 'A' ? found[kind].onlyA : found[kind].onlyB}
                onChoose={onChoose}
              />
            ))}
            <Changes flow={flow} kind={kind} changes={found[kind].changed} />
          </section>
        ))}
      {counts.some((one) => one.count === 0) && count > 0 ? (
        <p className={inspect['soft']}>
          {t('alike', {
            kinds: counts
              .filter((one) => one.count === 0)
              .map(({ kind }) => t(`kinds.${kind}`))
              .join(', '),
          })}
        </p>
      ) : null}
    </>
  );
};
