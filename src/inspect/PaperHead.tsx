import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FactList } from './facts/FactList.tsx';
import styles from './Inspect.module.css';
import { searchOf, type Looked } from './useAddress.ts';
import { useSay } from './useSay.ts';
import { queryOf } from './whatIf/askedFacts.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly looked: Looked;
  /** The facts chosen and those that follow from them. */
  readonly known: Facts;
}

/**
 * What a printed sheet says above the chart, because its controls are left out: what is drawn, for which facts, and where it is
 * found.
 */
export const PaperHead = ({ flow, looked, known }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  return (
    <div className={styles['paperHead']}>
      {looked.part === 'pages' ? null : <p>{say(`inspect:parts.${looked.part}`)}</p>}
      <p>{location.origin + location.pathname + searchOf(looked)}</p>
      {queryOf(known).size === 0 ? null : (
        <>
          <p>{t('preview.with')}</p>
          <FactList flow={flow} known={known} />
        </>
      )}
    </div>
  );
};
