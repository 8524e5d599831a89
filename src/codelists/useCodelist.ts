import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CodelistValue } from '#machines/service/application.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import type { CodelistActor } from './codelistCache.ts';
import { useCodelistCache } from './codelistContext.ts';

/** A value of a codelist in the current language. */
export type CodelistEntry = {
  code: string;
  name: string;
  description: string | undefined;
  tooltip: string | undefined;
  categories: readonly string[];
};

export type Codelist = {
  state: 'loading' | 'success' | 'fail';
  /** Sorted by sortNo, and by name where that is the same; empty until loaded. */
  values: readonly CodelistEntry[];
  retry: () => void;
};

type Options = {
  /** Narrows the list: the models of a make. */
  parent?: string | undefined;
  /** False where the list is not needed yet: no name, no parent chosen. */
  isWanted?: boolean;
};

const nothing: readonly CodelistValue[] = [];

/**
 * A codelist such as `bank-code`, narrowed by a parent, loaded unless it already was or is not wanted: its state, its values in
 * the current language, and how to try again. Source: specification section 3, "Codelists".
 */
export function useCodelist(name: string, { parent, isWanted = true }: Options = {}): Codelist {
  const actor = useCodelistCache()({ name, parent });
  const { language } = useLanguage();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  // The service draws without codelists. While React takes its page over there is none either, even where one came before.
  const raw = useSyncExternalStore(
    subscribe,
    () => actor.getSnapshot().context.value ?? nothing,
    () => nothing,
  );
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(actor.getSnapshot()),
    (): Codelist['state'] => 'loading',
  );
  useEffect(() => {
    // Another reader may have begun to load it since it was drawn.
    if (isWanted && actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actor, isWanted]);
  const values = useMemo(
    () => sorted(raw, language).map((value) => entryOf(value, language)),
    [raw, language],
  );
  const retry = useCallback(() => actor.send({ type: 'LOAD' }), [actor]);
  return { state, values, retry };
}

const stateOf = (snapshot: ReturnType<CodelistActor['getSnapshot']>): Codelist['state'] => {
  if (snapshot.matches('success')) return 'success';
  return snapshot.matches('fail') ? 'fail' : 'loading';
};

/** A list that is read by the alphabet has one sortNo for many: every language has an alphabet of its own. */
const sorted = (values: readonly CodelistValue[], language: Language) => {
  const { compare } = new Intl.Collator(language);
  return values.toSorted(
    (one, other) => one.sortNo - other.sortNo || compare(one.name[language], other.name[language]),
  );
};

const entryOf = (
  { code, name, description, tooltip, categories }: CodelistValue,
  language: Language,
): CodelistEntry => ({
  code,
  name: name[language],
  description: description?.[language],
  tooltip: tooltip?.[language],
  categories,
});
