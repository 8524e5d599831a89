import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { findLanguage, type Language } from '#src/i18n/languages.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { remembering } from '#machines/subject/remember.ts';
import type { Spoken } from '#src/inspect/facts/ruleWords.ts';
import { namespaceIn } from '#src/inspect/flowTexts.ts';
import { spokenIn } from './spokenIn.ts';

const common = [
  'catalogues',
  'inspect',
  'facts',
  'fields',
  'dialogs',
  'shared',
  'start',
  'common',
  'failures',
  'checks',
];

export interface AllSpoken {
  readonly language: Language;
  readonly spokenOf: (flow: AnyFlow) => Spoken;
}

/** The texts of several flows in the current language, the same until it changes. Suspends until they are loaded. */
export const useAllSpoken = (flows: readonly AnyFlow[]): AllSpoken => {
  const spoken = useNamespaces(...common, ...new Set(flows.map(namespaceIn)));
  const language = findLanguage(spoken.language) ?? 'cs';
  return useMemo(
    () => ({ language, spokenOf: remembering((flow: AnyFlow) => spokenIn(flow, language)) }),
    [language],
  );
};
