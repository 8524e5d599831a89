import { use, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { loadScenarios } from './loadScenarios.ts';
import { SaveScenario } from './SaveScenario.tsx';
import { ScenarioList } from './ScenarioList.tsx';
import type { ScenarioProps } from './scenarioProps.ts';

/** The scenarios of a flow, folded until they are opened, because then each of them is tried; and how another one is saved. */
export const ScenarioPart = (props: ScenarioProps) => {
  const { t } = useTexts('scenarios');
  const [isOpen, setIsOpen] = useState(false);
  const scenarios = use(loadScenarios(props.flow));
  return (
    <>
      <details className={inspect['folded']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {t('list.title')} ({scenarios.length})
        </summary>
        {isOpen ? <ScenarioList {...props} scenarios={scenarios} /> : null}
      </details>
      <SaveScenario flow={props.flow} known={props.known} other={props.other} />
    </>
  );
};
