import { useId } from 'react';
import { valuesOf } from '#machines/analysis/factValues.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { factName, factValue } from '#src/inspect/facts/factWords.ts';
import { lowerFirst } from '#src/inspect/facts/ruleWords.ts';
import { decidingFact } from '#src/inspect/sheet/layout/decidingFact.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Instrument.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly only: string | boolean | undefined;
  /** How many pages are shown. */
  readonly shown: number;
  readonly onRestrict: (only: string | boolean | undefined) => void;
}

/** Which records are shown: all, or those of one value of the fact that decides about most pages. */
export const OnlyChoice = ({ flow, only, shown, onRestrict }: Props) => {
  const { t } = useTexts('inspect');
  const { say, language } = useSay(flow);
  const id = useId();
  const fact = decidingFact(flow);
  if (fact === undefined) return null;
  const values = valuesOf(flow.subject, fact);
  return (
    <div className={styles['tool']}>
      <label htmlFor={id}>{t('sheet.only', { fact: lowerFirst(factName(fact, say), language) })}</label>
      <select
        id={id}
        value={only === undefined ? '' : String(only)}
        onChange={({ target }) => onRestrict(values.find((value) => String(value) === target.value))}
      >
        <option value="">{t('sheet.all', { count: values.length })}</option>
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {factValue(fact, value, say)}
          </option>
        ))}
      </select>
      <span role="status">
        {only === undefined ? null : (
          <span className={styles['chip']}>
            {t('sheet.onlyChip', { count: shown, all: flow.pages.length })}
          </span>
        )}
      </span>
    </div>
  );
};
