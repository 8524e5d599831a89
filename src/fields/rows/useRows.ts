import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useField } from '#src/forms/conform.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { carriedFields } from '#src/forms/rows/carriedFields.ts';
import { RevealEvent } from '#src/layout/reveal.ts';
import type { Wanted } from './useWantedFocus.ts';

/** A row that was removed: where it stood and what its fields held. */
export interface Removed {
  readonly index: number;
  readonly value: unknown;
  /** By what it is known: the first text in it, unless the list says otherwise. */
  readonly text: string | undefined;
}

/** What was last done to a list. */
export interface RowsChange {
  readonly kind: 'added' | 'removed' | 'returned';
  readonly index: number;
}

interface Given {
  /** The list in the form: `injuredParties[0].damagedThings`. */
  readonly list: string;
  /** The row that is open at first. */
  readonly begins: number | undefined;
  readonly want: (wanted: Wanted) => void;
  /** By what a row is known that holds something, where its first text says nothing to anybody. */
  readonly called?: ((row: unknown) => string | undefined) | undefined;
}

/**
 * The rows of a list, each with a key that stays the same when rows move, of which one is open at a time; the row removed last, what
 * was done last, and the commands that change them, which are the same functions in every render.
 */
export function useRows({ list, begins, want, called = firstText }: Given) {
  const field = useField<unknown[]>(list);
  const { insert, remove, move, hold, typedIn } = useFormAround();
  const [open, setOpen] = useState(begins);
  const [removed, setRemoved] = useState<Removed>();
  const [change, setChange] = useState<RowsChange>();
  const rows = field.getFieldList().map(({ key, name, id }) => ({ key: key ?? name, name, id }));
  const count = rows.length;
  const openRow = (index: number) => {
    if (open !== undefined && open < count) hold(`${list}[${open}]`);
    setOpen(index);
  };

  const show = useEffectEvent((event: Event) => {
    if (!(event instanceof RevealEvent)) return;
    const { fieldId, takesFocus } = event;
    const index = rows.findIndex(({ id }) => fieldId === id || fieldId.startsWith(`${id}.`));
    if (index < 0 || index === open) return;
    event.preventDefault();
    openRow(index);
    if (takesFocus) want({ to: 'field', id: fieldId });
  });
  useEffect(() => {
    const listener = (event: Event) => show(event);
    document.addEventListener('reveal', listener);
    return () => document.removeEventListener('reveal', listener);
  }, []);

  const commands = {
    add() {
      insert(list);
      setOpen(count);
      setChange({ kind: 'added', index: count });
      want({ to: 'open' });
    },
    open(index: number) {
      openRow(index);
      want({ to: 'open' });
    },
    remove(index: number) {
      const value = typedIn(`${list}[${index}]`);
      const isBlank = firstText(value) === undefined;
      remove(list, index);
      if (open !== undefined && open >= index) setOpen(open === index ? undefined : open - 1);
      setChange({ kind: 'removed', index });
      setRemoved(isBlank ? undefined : { index, value, text: called(value) });
      want(isBlank ? { to: 'row', index } : { to: 'undo' });
    },
    undo() {
      if (!removed) return;
      const index = Math.min(removed.index, count);
      insert(list, { row: removed.value, index });
      if (open !== undefined && open >= index) setOpen(open + 1);
      setRemoved(undefined);
      setChange({ kind: 'returned', index });
      want({ to: 'row', index });
    },
    up: (index: number) => swap(index, index - 1),
    down: (index: number) => swap(index, index + 1),
  };
  const swap = (from: number, to: number) => {
    move(list, from, to);
    if (open === from) setOpen(to);
    else if (open === to) setOpen(from);
  };
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  const [stable] = useState((): typeof commands => ({
    add: () => latest.current.add(),
    open: (index) => latest.current.open(index),
    remove: (index) => latest.current.remove(index),
    undo: () => latest.current.undo(),
    up: (index) => latest.current.up(index),
    down: (index) => latest.current.down(index),
  }));
  return { rows, open, removed, change, commands: stable };
}

/** The first text that a row holds, undefined where it holds none. */
const firstText = (value: unknown): string | undefined =>
  carriedFields('', value)
    .map(([, text]) => text.trim())
    .find((text) => text !== '');
