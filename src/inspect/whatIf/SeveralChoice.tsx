import { valuesNamed } from '#machines/analysis/rulesOf.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { factName, knownWords } from '#src/inspect/facts/factWords.ts';
import { upperFirst } from '#src/inspect/facts/ruleWords.ts';
import { useFactValue } from '#src/inspect/facts/useFactValue.ts';
import styles from '#src/inspect/Inspect.module.css';
import { useSay } from '#src/inspect/useSay.ts';
import { ChoiceName } from './ChoiceName.tsx';
import type { ChoiceProps } from './OneChoice.tsx';

/** An answer that takes several values, of which those can be ticked that rules of the flow ask about. */
export const SeveralChoice = ({ flow, name, value, followed, onChange, side }: ChoiceProps) => {
  const { t } = useTexts('inspect');
  const { say, language } = useSay(flow);
  const wordsOf = useFactValue(flow.subject, name, say);
  const shown = [followed ?? value ?? []].flat();
  const named = valuesNamed(flow, name);
  const ticked = (option: string | boolean, isTicked: boolean) =>
    valuesOf(flow.subject, name).filter((one) => (one === option ? isTicked : shown.includes(one)));
  return (
    <details className={styles['several']}>
      <summary>
        <ChoiceName name={factName(name, say)} side={side} />{' '}
        <span>{shown.length === 0 ? t('whatIf.unknown') : knownWords(shown, wordsOf, language)}</span>
      </summary>
      <fieldset disabled={followed !== undefined}>
        <legend className="visually-hidden">{factName(name, say)}</legend>
        {named.map((option) => (
          <label key={String(option)}>
            <input
              type="checkbox"
              checked={shown.includes(option)}
              onChange={(event) => {
                const all = ticked(option, event.target.checked);
                onChange(all.length === 0 ? undefined : all);
              }}
            />{' '}
            {upperFirst(wordsOf(option), language)}
          </label>
        ))}
      </fieldset>
      {followed === undefined ? null : <p className={styles['soft']}>{t('whatIf.follows')}</p>}
    </details>
  );
};
