import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { findLanguage } from '#src/i18n/languages.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import type { Spoken } from './facts/ruleWords.ts';
import { namespaceIn } from './flowTexts.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';

const namespaces = ['inspect', 'facts', 'fields', 'dialogs', 'shared', 'start', 'common'];

/**
 * A function that gives the texts of a flow and of every flow, in the current language. Suspends until they are loaded.
 */
export function useSay(flow: AnyFlow): Spoken {
  const spoken = useNamespaces(...namespaces, namespaceIn(flow));
  const language = findLanguage(spoken.language) ?? 'cs';
  return useMemo(() => spokenIn(flow, language), [flow, language]);
}
