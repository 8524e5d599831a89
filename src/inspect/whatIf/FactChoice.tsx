import { useId } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts, type FactName } from '../../../machines/flow/facts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { factName, factValue } from '../facts/factWords.ts';
import { upperFirst } from '../facts/ruleWords.ts';
import styles from '../Inspect.module.css';
import { useSay } from '../useSay.ts';
import { valueOf } from './askedFacts.ts';

interface Props {
  readonly flow: Flow;
  readonly name: FactName;
  readonly value: string | boolean | undefined;
  /** The value that other facts leave it, where they decide. */
  readonly followed: string | boolean | undefined;
  readonly onChange: (value: string | boolean | undefined) => void;
}

/** A fact to be set at will; one that follows from others is shown as it follows. */
export const FactChoice = ({ flow, name, value, followed, onChange }: Props) => {
  const { t } = useTexts('inspect');
  const { say, language } = useSay(flow.claimType);
  const id = useId();
  const shown = followed ?? value;
  return (
    <div>
      <label htmlFor={id}>{factName(name, say)}</label>
      <select
        id={id}
        value={shown === undefined ? '' : String(shown)}
        disabled={followed !== undefined}
        aria-describedby={followed === undefined ? undefined : `${id}follows`}
        onChange={(event) => onChange(valueOf(name, event.target.value))}
      >
        <option value="">{t('whatIf.unknown')}</option>
        {facts[name].values.map((option) => (
          <option key={String(option)} value={String(option)}>
            {upperFirst(factValue(name, option, say), language)}
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
