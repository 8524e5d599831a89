import { useId } from 'react';
import type { Known } from '#machines/subject/facts.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { factName } from '#src/inspect/facts/factWords.ts';
import { upperFirst } from '#src/inspect/facts/ruleWords.ts';
import { useFactValue } from '#src/inspect/facts/useFactValue.ts';
import styles from '#src/inspect/Inspect.module.css';
import { useSay } from '#src/inspect/useSay.ts';
import { valueOf } from './askedFacts.ts';
import { ChoiceName } from './ChoiceName.tsx';
import type { Side } from '#src/inspect/compare/side.ts';

export interface ChoiceProps {
  readonly flow: AnyFlow;
  readonly name: string;
  readonly value: Known;
  /** What other facts leave of it, where they decide. */
  readonly followed: Known;
  readonly onChange: (value: Known) => void;
  /** Which of two cases it belongs to, where they are compared; the name of the answer then stands above both. */
  readonly side?: Side | undefined;
}

/** An answer that takes one of its values. */
export const OneChoice = ({ flow, name, value, followed, onChange, side }: ChoiceProps) => {
  const { t } = useTexts('inspect');
  const { say, language } = useSay(flow);
  const wordsOf = useFactValue(flow.subject, name, say);
  const id = useId();
  const shown = followed ?? value;
  return (
    <div>
      <label htmlFor={id}>
        <ChoiceName name={factName(name, say)} side={side} />
      </label>
      <select
        id={id}
        value={shown === undefined ? '' : String(shown)}
        disabled={followed !== undefined}
        aria-describedby={followed === undefined ? undefined : `${id}follows`}
        onChange={(event) => onChange(valueOf(flow.subject, name, event.target.value))}
      >
        <option value="">{t('whatIf.unknown')}</option>
        {valuesOf(flow.subject, name).map((option) => (
          <option key={String(option)} value={String(option)}>
            {upperFirst(wordsOf(option), language)}
          </option>
        ))}
      </select>
      {followed === undefined ? null : (
        <p id={`${id}follows`} className={styles['soft']}>
          {t('whatIf.follows')}
        </p>
      )}
    </div>
  );
};
