/**
 * What a shortcut does: to the box of the search, the n-th of a list, report a claim, add a vehicle or a policy, to the discounts, edit, reveal a value, back, list
 * the shortcuts.
 */
export type ShortcutAction =
  | 'box'
  | 'nth'
  | 'report'
  | 'vehicle'
  | 'policy'
  | 'discounts'
  | 'edit'
  | 'reveal'
  | 'back'
  | 'list';

/** A key that does something on some pages of the shell. */
export interface Shortcut {
  /** As the keyboard names what was typed; `1-9` for the digits, by where their keys are. */
  readonly key: string;
  readonly action: ShortcutAction;
  /** Codes of the pages. */
  readonly pages: readonly string[];
}

const everywhere = ['search', 'client', 'handOver'];

/** The digits are told by their keys: the upper row types letters on Czech and Slovak keyboards. */
export const digits = '1-9';

/** The shortcuts of the shell, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { key: '/', action: 'box', pages: everywhere },
  { key: 'F2', action: 'box', pages: everywhere },
  { key: digits, action: 'nth', pages: ['client', 'handOver'] },
  { key: 'h', action: 'report', pages: ['client'] },
  { key: 'v', action: 'vehicle', pages: ['client'] },
  { key: 's', action: 'policy', pages: ['client'] },
  { key: 'd', action: 'discounts', pages: ['client'] },
  { key: 'e', action: 'edit', pages: ['client'] },
  { key: 'u', action: 'reveal', pages: ['client'] },
  { key: 'Escape', action: 'back', pages: ['client', 'handOver'] },
  { key: '?', action: 'list', pages: everywhere },
];

/** A key as it was pressed, and in which circumstances. */
export interface Pressed {
  readonly key: string;
  /** Of the key on the keyboard, whatever it types. */
  readonly code: string;
  /** With Ctrl, Alt or the like, into a box, over a dialog, or answered already. */
  readonly isTaken: boolean;
}

/** Characters may be switched off: who dictates, or rests a hand on the keys, types them without meaning to (WCAG 2.1.4). */
const isCharacter = ({ key }: Shortcut): boolean => key === digits || key.length === 1;

/** What a key that was pressed does on a page, and to the how-manieth; undefined for nothing. */
export function shortcutFor(
  { key, code, isTaken }: Pressed,
  page: string,
  { isOn }: { readonly isOn: boolean },
): { readonly action: ShortcutAction; readonly nth?: number } | undefined {
  if (isTaken) return undefined;
  const here = shortcuts.filter((one) => one.pages.includes(page) && (isOn || !isCharacter(one)));
  const named = here.find((one) => one.key === (key.length === 1 ? key.toLowerCase() : key));
  if (named) return { action: named.action };
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  const counted = digit === undefined ? undefined : here.find((one) => one.key === digits);
  return counted && { action: counted.action, nth: Number(digit) };
}
