import { getPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { Facts } from '../../../machines/flow/facts.ts';
import type { FactStep } from '../../../machines/flow/walkFacts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import styles from '../Inspect.module.css';
import { pageName } from '../pageName.ts';
import { useSay } from '../useSay.ts';
import { refusalWords } from './refusalWords.ts';

interface Props {
  readonly flow: Flow;
  readonly known: Facts;
  readonly walk: readonly FactStep[];
}

/** For every page of the walk the transitions not taken, each with what of its rule refused it, or which one went first. */
export const Refusals = ({ flow, known, walk }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow.claimType);
  const name = (code: string) => pageName(flow, getPage(flow, code), spoken.say);
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
                  <p className={styles['soft']}>{refusalWords(verdict, known, spoken)}</p>
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
