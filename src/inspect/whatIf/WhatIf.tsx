import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { takesSeveral } from '#machines/analysis/factValues.ts';
import type { FactStep } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { askedFacts, otherFacts } from './askedFacts.ts';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { OneChoice, type ChoiceProps } from './OneChoice.tsx';
import { Outcome } from './Outcome.tsx';
import { SeveralChoice } from './SeveralChoice.tsx';

interface Props {
  readonly flow: AnyFlow;
  /** The facts that were chosen, and those that follow from them. */
  readonly known: Facts;
  readonly followed: Facts;
  readonly walk: readonly FactStep[];
  readonly onChange: (known: Facts) => void;
}

/** The facts that decide the way, to be set freely, and what results from them. */
export const WhatIf = ({ flow, known, followed, walk, onChange }: Props) => {
  const { t } = useTexts('inspect');
  const others = otherFacts(flow);
  const choices = (names: readonly string[]) => (
    <div className={styles['facts']}>
      {names.map((name) => (
        <FactChoice
          key={name}
          flow={flow}
          name={name}
          value={known[name]}
          followed={followed[name]}
          onChange={(value) => onChange({ ...known, [name]: value })}
        />
      ))}
    </div>
  );
  return (
    <section className={styles['whatIf']}>
      <h2>{t('whatIf.title')}</h2>
      <p className={styles['soft']}>{t('whatIf.lead')}</p>
      {choices(askedFacts(flow))}
      {others.length === 0 ? null : (
        <details className={styles['folded']}>
          <summary>{t('whatIf.others')}</summary>
          {choices(others)}
        </details>
      )}
      <div className={styles['ways']}>
        <Button onClick={() => onChange({})}>{t('whatIf.clear')}</Button>
        <CopyButton read={() => location.href}>{t('whatIf.copy')}</CopyButton>
      </div>
      <Outcome flow={flow} known={{ ...known, ...followed }} walk={walk} />
    </section>
  );
};

/** A fact to be set freely; one that follows from others is shown as it follows. */
const FactChoice = (props: ChoiceProps) =>
  takesSeveral(props.flow.subject, props.name) ? <SeveralChoice {...props} /> : <OneChoice {...props} />;
