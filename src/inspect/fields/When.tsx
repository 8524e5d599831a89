import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Fields.module.css';

interface Props {
  readonly flow: AnyFlow;
  /** Rules of which any one is enough. */
  readonly when: readonly Rule[];
}

/** When something holds, in words; nothing where it always does. */
export const When = ({ flow, when }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  return when.map((rule, at) => (
    <p key={JSON.stringify(rule)} className={styles['when']}>
      {t(at === 0 ? 'field.when' : 'field.orWhen')} {ruleWords(rule, spoken)}
    </p>
  ));
};
