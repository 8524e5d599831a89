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
  /** As `keyOf` names what was pressed. */
  readonly key: string;
  readonly action: ShortcutAction;
  /** Codes of the pages. */
  readonly pages: readonly string[];
}

const everywhere = ['search', 'client', 'handOver'];

/** The digits are told by their keys: the upper row types letters on Czech and Slovak keyboards. */
export const digits = '1-9';

/** The shortcuts of the shell with their usual keys, in the order in which they are listed. */
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

/** A key as it was pressed, with what was held. */
export interface Pressed {
  /** What it types, as the keyboard names it. */
  readonly key: string;
  /** Of the key on the keyboard, whatever it types. */
  readonly code: string;
  readonly isShift?: boolean;
  readonly isAlt?: boolean;
}

/** A key that a page hears. */
export interface Heard extends Pressed {
  /** With Ctrl or the like, into a box, over a dialog, or answered already. */
  readonly isTaken: boolean;
}

const alt = 'Alt+';

/** A digit by where its key is; what Shift makes of a key of the upper row is a character like others. */
const digitOf = ({ key, code, isShift = false }: Pressed): number | undefined => {
  if (/^[1-9]$/.test(key)) return Number(key);
  const [, digit] = isShift ? [] : (/^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []);
  return digit === undefined ? undefined : Number(digit);
};

/**
 * The name of a key that was pressed: what it types, `1-9` for a digit, and `Alt+` before it where that was held.
 * @returns for example `h`, `F2`, `Alt+1-9`
 */
export function keyOf(pressed: Pressed): string {
  const { key, code, isAlt = false } = pressed;
  // With Alt some keyboards type other characters; the key is still that letter.
  const [, letter] = isAlt && !/^[a-z]$/i.test(key) ? (/^Key([A-Z])$/.exec(code) ?? []) : [];
  const named = letter ?? key;
  const written = named.length === 1 ? named.toLowerCase() : named;
  return `${isAlt ? alt : ''}${digitOf(pressed) === undefined ? written : digits}`;
}

/** Characters may be switched off: who dictates, or rests a hand on the keys, types them without meaning to (WCAG 2.1.4). */
const isCharacter = (key: string): boolean => key === digits || key.length === 1;

/**
 * What a key that was pressed does on a page, and to the how-manieth; undefined for nothing.
 * @param among the shortcuts with the keys that they have for this person
 */
export function shortcutFor(
  pressed: Heard,
  page: string,
  { isOn, among = shortcuts }: { readonly isOn: boolean; readonly among?: readonly Shortcut[] },
): { readonly action: ShortcutAction; readonly nth?: number } | undefined {
  if (pressed.isTaken) return undefined;
  const key = keyOf(pressed);
  const found = among.find(
    (one) => one.key === key && one.pages.includes(page) && (isOn || !isCharacter(key)),
  );
  const nth = digitOf(pressed);
  return found && { action: found.action, ...(nth !== undefined && { nth }) };
}

/**
 * The key of an action as its button shows it; undefined while it is switched off.
 * @param nth which of the digits
 */
export function shownKey(
  action: ShortcutAction,
  { isOn, among }: { readonly isOn: boolean; readonly among: readonly Shortcut[] },
  nth?: number,
): string | undefined {
  const key = among.find((one) => one.action === action)?.key;
  if (key === undefined || (!isOn && isCharacter(key))) return undefined;
  return nth === undefined ? key : key.replace(digits, String(nth));
}
