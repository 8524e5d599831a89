import { useEffect, useRef, type RefObject } from 'react';
import { focusFieldById } from '#src/layout/focusField.ts';

/**
 * Where the focus goes once a list is drawn as changed: into the open row, to the row at a place or the one before it, to what takes a
 * removal back, or into a certain field.
 */
export type Wanted =
  | { readonly to: 'open' }
  | { readonly to: 'undo' }
  | { readonly to: 'row'; readonly index: number }
  | { readonly to: 'field'; readonly id: string };

/** Moves the focus in a list of `count` rows to where it is wanted, once for each wish. */
export function useWantedFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  wanted: Wanted | undefined,
): void {
  const done = useRef(wanted);
  useEffect(() => {
    if (!wanted || wanted === done.current || !list.current) return;
    done.current = wanted;
    if (wanted.to === 'field') focusFieldById(wanted.id);
    else placeIn(list.current, wanted)?.focus();
  }, [wanted, count, list]);
}

const inOpenRow = '[data-open] :is(input, select, textarea):not([hidden], [type="hidden"])';

const placeIn = (list: HTMLElement, wanted: Exclude<Wanted, { to: 'field' }>): HTMLElement | null => {
  const find = (selector: string) => list.querySelector<HTMLElement>(selector);
  if (wanted.to === 'open') return find(inOpenRow);
  if (wanted.to === 'undo') return find('[data-undo]');
  const { index } = wanted;
  return (
    find(`[data-line="${index}"] [data-change]`) ??
    find(`[data-line="${index - 1}"] [data-change]`) ??
    find(inOpenRow) ??
    find('[data-add]')
  );
};
