import { use } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { loadScenarios } from './loadScenarios.ts';

interface Props {
  readonly flow: AnyFlow;
  /** The name that the address has. */
  readonly scenario: string;
  /** Of the case that is looked at, or of the one it is compared with. */
  readonly words: 'named' | 'comparedWith';
}

/** The scenario that the address names, by what it promises, or that the flow has none of that name. */
export const NamedScenario = ({ flow, scenario, words }: Props) => {
  const { t, language } = useTexts('scenarios');
  const found = use(loadScenarios(flow)).find(({ key }) => key === scenario);
  return (
    <div role="status">
      {found ? (
        <p>{t(words, { name: found.name[language] })}</p>
      ) : (
        <Notice tone="warning" title={t('unknown.title', { name: scenario })}>
          {t('unknown.text')}
        </Notice>
      )}
    </div>
  );
};
