import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useCodelistCache } from './codelistContext.ts';

/** The names, in the current language, of the codes of several codelists, which are loaded unless they already were. */
export function useCodelistNames(
  codelists: readonly string[],
): (codelist: string, code: string) => string | undefined {
  const cache = useCodelistCache();
  const { language } = useLanguage();
  const wanted = codelists.join(' ');
  const actors = useMemo(
    () => new Map(wanted.split(' ').flatMap((name) => (name === '' ? [] : [[name, cache({ name })]]))),
    [cache, wanted],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = [...actors.values()].map((actor) => actor.subscribe(listener));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actors],
  );
  const read = () => [...actors.values()].map((actor) => actor.getSnapshot().value).join();
  // The service draws without codelists, and its page is taken over as it stands.
  const isReady = useSyncExternalStore(subscribe, read, () => undefined) !== undefined;
  useEffect(() => {
    for (const actor of actors.values())
      if (actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actors]);
  return (codelist, code) =>
    isReady
      ? actors
          .get(codelist)
          ?.getSnapshot()
          .context.value?.find((value) => value.code === code)?.name[language]
      : undefined;
}
