import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReadField } from './liveFields.ts';
import { useFormAround } from './pageFormContext.ts';

/**
 * What `read` takes from the fields as they are now, plain data for a part of the form that depends on them. It is the same
 * object for as long as nothing in it changes.
 *
 * @param row where it is about a row of a list, what other rows of the list hold counts for nothing
 */
export function useFields<T>(read: (field: ReadField) => T, row?: string): T {
  const { live } = useFormAround();
  const [latest] = useState(keeper<T>);
  const now = useMemo(() => (row === undefined ? live.read : live.readFor(row)), [live, row]);
  return useSyncExternalStore(
    live.subscribe,
    () => latest(read, now()),
    () => latest(read, live.begun),
  );
}

/** What a field holds right now: a text, a choice, `on` for a tick; empty where nothing is given yet. */
export const useAnswer = (name: string): string => useFields((read) => read(name)[0] ?? '');

/** The codes chosen right now in a field that takes several, in the order of the page. */
export const useAnswers = (name: string): readonly string[] => useFields((read) => read(name));

/** Takes something from fields once for as long as they stay the same, and returns the object kept before where the new one is equal. */
const keeper = <T>() => {
  let kept: { readonly read: (field: ReadField) => T; field: ReadField; value: T; text: string } | undefined;
  return (read: (field: ReadField) => T, field: ReadField): T => {
    if (kept?.read === read && kept.field === field) return kept.value;
    const value = read(field);
    const text = JSON.stringify(value);
    kept = { read, field, text, value: kept?.text === text ? kept.value : value };
    return kept.value;
  };
};
