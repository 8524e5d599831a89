import { Suspense, useDeferredValue, useId, useMemo } from 'react';
import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import type { Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Differences } from '#src/inspect/compare/Differences.tsx';
import inspect from '#src/inspect/Inspect.module.css';
import { NamedScenario } from '#src/inspect/scenarios/NamedScenario.tsx';
import { ScenarioPart } from '#src/inspect/scenarios/ScenarioPart.tsx';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { askedFacts, otherFacts } from './askedFacts.ts';
import { FactChoices, type Case } from './FactChoices.tsx';
import { Outcome } from './Outcome.tsx';

interface Props {
  readonly flow: AnyFlow;
  /** The facts that were chosen. */
  readonly known: Facts;
  /** Those of a second case, undefined where nothing is compared. */
  readonly other: Facts | undefined;
  /** The name of the scenario whose facts were chosen. */
  readonly scenario: string | undefined;
  /** The name of the scenario whose facts the second case has. */
  readonly otherScenario: string | undefined;
  readonly onTryOut: (scenario: Scenario) => void;
  readonly onCompareWith: (scenario: Scenario) => void;
  readonly onChange: (known: Facts) => void;
  readonly onCompare: (other: Facts | undefined) => void;
  readonly onChoose: (page: string) => void;
}

/** The facts that decide, to be set freely, and what comes of them; of two cases how they differ; and the scenarios of the flow. */
export const WhatIfView = ({ flow, onChange, onCompare, onChoose, ...chosen }: Props) => {
  const { known, other, scenario, otherScenario, onTryOut, onCompareWith } = chosen;
  const { t } = useTexts('inspect');
  const { t: said } = useTexts('scenarios');
  const heading = useId();
  const followed = useMemo(() => derivedFacts(flow, known), [flow, known]);
  const followedOther = useMemo(() => (other ? derivedFacts(flow, other) : {}), [flow, other]);
  const others = otherFacts(flow);
  const cases: readonly Case[] = [
    { side: 'A', known, followed, onChange },
    ...(other ? [{ side: 'B', known: other, followed: followedOther, onChange: onCompare } as const] : []),
  ];
  return (
    <section className={inspect['whatIf']} aria-labelledby={heading}>
      <h2 id={heading}>{t('whatIf.title')}</h2>
      <p className={inspect['soft']}>{said('lead')}</p>
      <Suspense>
        {scenario === undefined ? null : <NamedScenario flow={flow} scenario={scenario} words="named" />}
        {otherScenario === undefined ? null : (
          <NamedScenario flow={flow} scenario={otherScenario} words="comparedWith" />
        )}
      </Suspense>
      <div className={inspect['ways']}>
        {other ? (
          <>
            <Button onClick={() => onCompare(undefined)}>{said('stop')}</Button>
            <Button
              onClick={() => {
                onChange(other);
                onCompare(known);
              }}
            >
              {said('swap')}
            </Button>
          </>
        ) : (
          <Button onClick={() => onCompare(known)}>{said('compare')}</Button>
        )}
        <Button onClick={() => onChange({})}>{t('whatIf.clear')}</Button>
        <CopyButton read={() => location.href}>{t('whatIf.copy')}</CopyButton>
      </div>
      <FactChoices flow={flow} names={askedFacts(flow)} cases={cases} />
      {others.length === 0 ? null : (
        <details className={inspect['folded']}>
          <summary>{t('whatIf.others')}</summary>
          <FactChoices flow={flow} names={others} cases={cases} />
        </details>
      )}
      <Results flow={flow} known={known} other={other} onChoose={onChoose} />
      <Suspense>
        <ScenarioPart
          flow={flow}
          known={known}
          other={other}
          onTryOut={onTryOut}
          onCompareWith={onCompareWith}
        />
      </Suspense>
    </section>
  );
};

/** Where one case leads, or how two differ, a moment after the last choice. */
const Results = ({ flow, onChoose, ...chosen }: Pick<Props, 'flow' | 'known' | 'other' | 'onChoose'>) => {
  const known = useDeferredValue(chosen.known);
  const other = useDeferredValue(chosen.other);
  const all = useMemo(() => ({ ...known, ...derivedFacts(flow, known) }), [flow, known]);
  const walk = useMemo(() => walkFacts(flow, all), [flow, all]);
  return other ? (
    <Differences flow={flow} known={known} other={other} onChoose={onChoose} />
  ) : (
    <Outcome flow={flow} known={all} walk={walk} />
  );
};
