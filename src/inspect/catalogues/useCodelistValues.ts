import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CodelistValue } from '#machines/service/application.ts';
import type { CodelistActor } from '#src/codelists/codelistCache.ts';
import { useCodelistCache } from '#src/codelists/codelistContext.ts';

/**
 * The values of several codelists in every language, by name, once all have come: what is made of them takes long, and is made
 * once. One that cannot be loaded is left out.
 */
export const useCodelistValues = (
  names: readonly string[],
): ReadonlyMap<string, readonly CodelistValue[]> => {
  const cache = useCodelistCache();
  const actors = useMemo(() => names.map((name) => ({ name, actor: cache({ name }) })), [cache, names]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = actors.map(({ actor }) => actor.subscribe(listener));
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actors],
  );
  const haveCome = useSyncExternalStore(subscribe, () => actors.every(({ actor }) => hasCome(actor)));
  useEffect(() => {
    for (const { actor } of actors)
      if (actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actors]);
  return useMemo(
    () =>
      new Map(
        (haveCome ? actors : []).flatMap(({ name, actor }) => {
          const { value } = actor.getSnapshot().context;
          return value ? [[name, value] as const] : [];
        }),
      ),
    [actors, haveCome],
  );
};

const hasCome = (actor: CodelistActor): boolean => {
  const snapshot = actor.getSnapshot();
  return snapshot.matches('success') || snapshot.matches('fail');
};
