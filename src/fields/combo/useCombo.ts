import { useEffect, useEffectEvent, useState } from 'react';
import type { CodelistEntry } from '#src/codelists/useCodelist.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { findExact, findMatching } from './matching.ts';

type Given = {
  name: string;
  defaultValue: string;
  /** What was typed but not picked before a reload. */
  defaultText: string;
  entries: readonly CodelistEntry[];
  isLoaded: boolean;
  stores: 'code' | 'name';
  isFree: boolean;
  onPick: (entry: CodelistEntry | undefined) => void;
};

/**
 * The state of a box with suggestions: the letters in it, what they match, and the ways to change it. Its answer must be picked
 * unless it is free.
 */
export function useCombo(given: Given) {
  const { name, defaultValue, defaultText, entries, isLoaded, stores, isFree, onPick } = given;
  const answer = useHiddenValue(name, defaultValue);
  const letters = useHiddenValue(`${name}~text`, defaultText);
  const { block } = useFormAround();
  const [isTyping, setTyping] = useState(defaultText !== '');
  const picked = entries.find((entry) => entry[stores] === answer.value);
  const text = isTyping ? letters.value : (picked?.name ?? (stores === 'name' ? answer.value : ''));

  const keepBlock = useEffectEvent((key: string | undefined) => block(name, key));
  const isUnpicked = isTyping && letters.value.trim() !== '' && answer.value === '';
  useEffect(() => {
    keepBlock(isUnpicked ? 'suggestion' : undefined);
    return () => keepBlock(undefined);
  }, [isUnpicked]);

  const dropUnlisted = useEffectEvent(() => pick(undefined));
  const isUnlisted = !isFree && isLoaded && !isTyping && answer.value !== '' && picked === undefined;
  useEffect(() => {
    // The model of another make, or a value the list no longer has.
    if (isUnlisted) dropUnlisted();
  }, [isUnlisted]);

  const pick = (entry: CodelistEntry | undefined) => {
    setTyping(false);
    letters.change('');
    answer.change(entry?.[stores] ?? '');
    onPick(entry);
  };
  return {
    text,
    picked,
    matching: findMatching(entries, isTyping ? text : ''),
    carriers: [answer.carrier, letters.carrier],
    pick,
    type(next: string) {
      const exact = findExact(entries, next);
      setTyping(true);
      letters.change(next);
      answer.change(exact?.[stores] ?? (isFree ? next : ''));
      if (exact !== picked) onPick(exact);
    },
    leave() {
      const exact = isTyping ? findExact(entries, text) : undefined;
      if (exact) pick(exact);
      answer.leave();
    },
  };
}
