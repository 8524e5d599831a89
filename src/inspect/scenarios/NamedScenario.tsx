import { use } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { loadScenarios } from './loadScenarios.ts';

interface Props {
  readonly flow: AnyFlow;
  /** The name that the address has. */
  readonly scenario: string;
}

/** The scenario that the address names, by what it promises, or that the flow has none of that name. */
export const NamedScenario = ({ flow, scenario }: Props) => {
  const { t, language } = useTexts('scenarios');
  const found = use(loadScenarios(flow)).find(({ key }) => key === scenario);
  return (
    <div role="status">
      {found ? (
        <p>{t('named', { name: found.name[language] })}</p>
      ) : (
        <Notice tone="warning" title={t('unknown.title', { name: scenario })}>
          {t('unknown.text')}
        </Notice>
      )}
    </div>
  );
};
