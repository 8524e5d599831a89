import { useId, useState } from 'react';
import { scenarioFrom } from '#machines/analysis/scenarios/scenarioFrom.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { scenarioFile } from './loadScenarios.ts';
import type { ScenarioProps } from './scenarioProps.ts';
import styles from './Scenarios.module.css';

/** What is chosen, to be taken away as an address, or as an entry of the file of scenarios; nothing for a flow that has no such file. */
export const SaveScenario = ({ flow, known, other }: Pick<ScenarioProps, 'flow' | 'known' | 'other'>) => {
  const { t } = useTexts('scenarios');
  const [name, setName] = useState('');
  const id = useId();
  const file = scenarioFile(flow);
  return file === undefined ? null : (
    <details className={inspect['folded']}>
      <summary>{t('save.title')}</summary>
      <div className={styles['save']}>
        <p className={inspect['soft']}>{t('save.lead', { file })}</p>
        <label htmlFor={id}>{t('save.name')}</label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <div className={inspect['ways']}>
          <CopyButton read={() => location.href}>{t('save.address')}</CopyButton>
          <CopyButton read={() => JSON.stringify(scenarioFrom(flow, { name, known, other }), undefined, 2)}>
            {t('save.record')}
          </CopyButton>
        </div>
      </div>
    </details>
  );
};
