import { useMemo } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { findLanguage } from '#src/i18n/languages.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import type { Spoken } from './facts/ruleWords.ts';

const namespaces = ['inspect', 'facts', 'fields', 'dialogs', 'shared', 'start', 'common'];

/**
 * A function that gives the texts of a line of insurance and of every flow, in the current language. Suspends until they are
 * loaded.
 */
export function useSay(claimType: ClaimType): Spoken {
  const spoken = useNamespaces(...namespaces, claimType);
  const language = findLanguage(spoken.language) ?? 'cs';
  return useMemo(
    () => ({ language, say: (key, values) => i18n.t([key].flat(), { ...values, lng: language }) }),
    [language],
  );
}
