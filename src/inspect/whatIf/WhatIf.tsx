import { useId, useState } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts, type FactName, type Facts } from '../../../machines/flow/facts.ts';
import type { FactStep } from '../../../machines/flow/walkFacts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { factName, factValue } from '../facts/factWords.ts';
import { upperFirst } from '../facts/ruleWords.ts';
import styles from '../Inspect.module.css';
import { useSay } from '../useSay.ts';
import { askedFacts, valueOf } from './askedFacts.ts';
import { Outcome } from './Outcome.tsx';

interface Props {
  readonly flow: Flow;
  readonly known: Facts;
  readonly walk: readonly FactStep[];
  readonly onChange: (known: Facts) => void;
}

/** The facts that decide the way, to be set at will, and what comes of them. */
export const WhatIf = ({ flow, known, walk, onChange }: Props) => {
  const { t } = useTexts('inspect');
  const asked = askedFacts(flow);
  return (
    <section className={styles['whatIf']}>
      <h2>{t('whatIf.title')}</h2>
      <p className={styles['soft']}>{t('whatIf.lead')}</p>
      <div className={styles['facts']}>
        {asked.map((name) => (
          <FactChoice
            key={name}
            flow={flow}
            name={name}
            value={known[name]}
            onChange={(value) => onChange({ ...known, [name]: value })}
          />
        ))}
      </div>
      <div className={styles['ways']}>
        <Button onClick={() => onChange({})}>{t('whatIf.clear')}</Button>
        <CopyLink />
      </div>
      <Outcome flow={flow} known={known} walk={walk} />
    </section>
  );
};

interface ChoiceProps {
  readonly flow: Flow;
  readonly name: FactName;
  readonly value: string | boolean | undefined;
  readonly onChange: (value: string | boolean | undefined) => void;
}

const FactChoice = ({ flow, name, value, onChange }: ChoiceProps) => {
  const { t } = useTexts('inspect');
  const { say, language } = useSay(flow.claimType);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{factName(name, say)}</label>
      <select
        id={id}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onChange(valueOf(name, event.target.value))}
      >
        <option value="">{t('whatIf.unknown')}</option>
        {facts[name].values.map((option) => (
          <option key={String(option)} value={String(option)}>
            {upperFirst(factValue(name, option, say), language)}
          </option>
        ))}
      </select>
    </div>
  );
};

const CopyLink = () => {
  const { t } = useTexts('inspect');
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    const address = location.href;
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  const isCopied = copied === location.href;
  return (
    <>
      <Button onClick={() => void copy()}>{isCopied ? t('whatIf.copied') : t('whatIf.copy')}</Button>
      <output className="visually-hidden">{isCopied ? t('whatIf.copied') : null}</output>
    </>
  );
};
