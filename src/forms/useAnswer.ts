import { useState, useSyncExternalStore } from 'react';
import type { ReadField } from './liveFields.ts';
import { useFormAround } from './pageFormContext.ts';

/**
 * What `read` takes from the fields as they are now, plain data for a part of the form that depends on them. It is the same
 * object for as long as nothing in it changes.
 */
export function useFields<T>(read: (field: ReadField) => T): T {
  const { live } = useFormAround();
  const [latest] = useState(keeper<T>);
  return useSyncExternalStore(
    live.subscribe,
    () => latest(read(live.read())),
    () => latest(read(live.begun)),
  );
}

/** What a field holds right now: a text, a choice, `on` for a tick; empty where nothing is given yet. */
export const useAnswer = (name: string): string => useFields((read) => read(name)[0] ?? '');

/** The codes chosen right now in a field that takes several, in the order of the page. */
export const useAnswers = (name: string): readonly string[] => useFields((read) => read(name));

/** Returns the object kept before where the new one is equal to it. */
const keeper = <T>() => {
  let kept: { readonly value: T; readonly text: string } | undefined;
  return (value: T): T => {
    const text = JSON.stringify(value);
    if (kept?.text !== text) kept = { value, text };
    return kept.value;
  };
};
