import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { FactStep } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { Refused } from '#src/inspect/facts/Refused.tsx';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly known: Facts;
  readonly walk: readonly FactStep[];
}

/**
 * For every page of the walk, the transitions not taken, each with the part of its rule that refused it, or with the transition
 * that came first.
 */
export const Refusals = ({ flow, known, walk }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const name = (code: string) => pageName(flow, getPage(flow, code), say);
  const refusing = walk.filter(({ page, taken }) => page.next.some((code) => code !== taken));
  return (
    <>
      <h3>{t('whatIf.refused')}</h3>
      {refusing.length === 0 ? <p>{t('whatIf.refusedNone')}</p> : null}
      <ul>
        {refusing.map(({ page, refused, taken }) => (
          <li key={page.code}>
            <strong>{name(page.code)}</strong>
            <ul className={styles['refused']}>
              {refused.map(({ to, verdict }) => (
                <li key={to}>
                  {t('whatIf.not', { page: name(to) })}
                  <p className={styles['soft']}>
                    <Refused flow={flow} verdict={verdict} known={known} />
                  </p>
                </li>
              ))}
              {taken === undefined
                ? null
                : page.next.slice(page.next.indexOf(taken) + 1).map((to) => (
                    <li key={to}>
                      {t('whatIf.not', { page: name(to) })}
                      <p className={styles['soft']}>{t('whatIf.first', { page: name(taken) })}</p>
                    </li>
                  ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
};
