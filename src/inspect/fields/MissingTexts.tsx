import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { useMissing } from './useMissing.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly onChoose: (code: string) => void;
}

/** How many texts of a flow some language lacks, and the pages that lack them. */
export const MissingTexts = ({ flow, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const missing = useMissing(flow);
  if (!missing) return null;
  const count = [...missing.values()].reduce((sum, one) => sum + one, 0);
  if (count === 0) return <p className={styles['soft']}>{t('missing.none')}</p>;
  return (
    <details className={styles['folded']}>
      <summary className={styles['wrong']}>{t('missing.texts', { count })}</summary>
      <ul>
        {[...missing].map(([code, one]) => (
          <li key={code}>
            <button type="button" className={styles['way']} onClick={() => onChoose(code)}>
              {pageName(flow, getPage(flow, code), say)}
            </button>
            : {t('missing.texts', { count: one })}
          </li>
        ))}
      </ul>
    </details>
  );
};
