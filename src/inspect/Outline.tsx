import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { sentenceOf } from './facts/ruleWords.ts';
import styles from './Inspect.module.css';
import { pageName, stepName } from './pageName.ts';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** The chart in words: pages by step, the rule each is entered by, and where it leads. */
export const Outline = ({ flow, chosen, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const name = (code: string) => pageName(flow, getPage(flow, code), spoken.say);
  return (
    <Foldable title={t('outline.title')}>
      {flow.steps.map((step) => (
        <section key={step} className={styles['outline']}>
          <h2>{stepName(flow, step, spoken.say)}</h2>
          <ul>
            {flow.pages
              .filter((page) => page.step === step)
              .map((page) => (
                <li key={page.code}>
                  <button
                    type="button"
                    className={styles['way']}
                    aria-pressed={page.code === chosen}
                    onClick={() => onChoose(page.code)}
                  >
                    {name(page.code)}
                  </button>
                  {page.canEnter ? <p>{sentenceOf(page.canEnter, spoken)}</p> : null}
                  <p>
                    {page.next.length === 0
                      ? t('outline.ends')
                      : t('outline.leads', { pages: page.next.map(name).join(', ') })}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Foldable>
  );
};
