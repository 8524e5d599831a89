import { useMemo } from 'react';
import { breachesOf, type Breach } from '#machines/analysis/scenarios/breachesOf.ts';
import type { Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { useSay } from '#src/inspect/useSay.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { breachWords } from './breachWords.ts';
import type { ScenarioProps } from './scenarioProps.ts';
import styles from './Scenarios.module.css';

interface Props extends ScenarioProps {
  readonly scenarios: readonly Scenario[];
}

/** The scenarios of a flow, each with whether it holds, and where it does not with the rule that broke it. */
export const ScenarioList = ({ flow, other, scenarios, onTryOut, onCompareWith }: Props) => {
  const { t, language } = useTexts('scenarios');
  const tried = useMemo(
    () => scenarios.map((scenario) => ({ scenario, breaches: breachesOf(flow, scenario) })),
    [flow, scenarios],
  );
  const broken = tried.filter(({ breaches }) => breaches.length > 0).length;
  return (
    <>
      <p className={inspect['soft']}>{scenarios.length === 0 ? t('list.none') : t('list.lead')}</p>
      {scenarios.length === 0 ? null : (
        <p>
          {broken === 0
            ? t('list.allHold', { count: tried.length })
            : t('list.someBroken', { count: broken })}
        </p>
      )}
      <ul className={styles['scenarios']}>
        {tried.map(({ scenario, breaches }) => (
          <li key={scenario.key}>
            <p>
              <Verdict holds={breaches.length === 0} /> {scenario.name[language]}
            </p>
            <Breaches flow={flow} breaches={breaches} />
            <div className={inspect['ways']}>
              <button
                type="button"
                className={inspect['way']}
                aria-label={`${t('list.open')}: ${scenario.name[language]}`}
                onClick={() => onTryOut(scenario)}
              >
                {t('list.open')}
              </button>
              {other ? (
                <button
                  type="button"
                  className={inspect['way']}
                  aria-label={`${t('list.openAsB')}: ${scenario.name[language]}`}
                  onClick={() => onCompareWith(scenario)}
                >
                  {t('list.openAsB')}
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const Verdict = ({ holds }: { readonly holds: boolean }) => {
  const { t } = useTexts('scenarios');
  return (
    <span className={styles['verdict']} data-holds={holds}>
      {holds ? t('list.holds') : t('list.broken')}
    </span>
  );
};

const Breaches = ({ flow, breaches }: { readonly flow: AnyFlow; readonly breaches: readonly Breach[] }) => {
  const spoken = useSay(flow);
  const document = useDocumentNames();
  return breaches.length === 0 ? null : (
    <ul className={styles['breaches']}>
      {breaches.map((breach) => {
        const { what, rule, place } = breachWords(flow, breach, { ...spoken, document });
        return (
          <li key={`${breach.expectation} ${breach.key}`}>
            {what}
            <p className={inspect['soft']}>{rule}</p>
            <p className={inspect['soft']}>
              <code>{place}</code>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
