import * as z from 'zod';
import { readJson } from '#machines/calls/readJson.ts';
import { digits, keyOf, shortcuts, type Pressed, type Shortcut, type ShortcutAction } from './shortcuts.ts';

/** The keys that a person has given to shortcuts, each by the usual key of its shortcut. */
export type OwnKeys = Readonly<Record<string, string>>;

/**
 * Why a key is not taken: another action has it, the page itself works by it, the browser or the system does, it was pressed with Ctrl or
 * Meta, one of nine wants a digit, or it types nothing by itself.
 */
type KeyRefusal = 'COLLISION' | 'PAGE' | 'BROWSER' | 'COMMAND' | 'ONLY_DIGITS' | 'NO_KEY';

/** What becomes of a key that is given to a shortcut. */
export type Given =
  | { readonly key: string }
  | { readonly refused: KeyRefusal; readonly by?: ShortcutAction | undefined; readonly key: string };

/** Keys that move, open and close things, whatever has the focus; F8 shows the errors of the visit. */
const ofPage =
  /^(?:Tab|Escape|Enter|Arrow\w+|Home|End|Page(?:Up|Down)|Backspace|Delete|Insert|ContextMenu| |F8)$/;
/** All other keys with a name; F2, F4 and F9 mean nothing to a browser. */
const isOfBrowser = (key: string): boolean => key.length > 1 && !['F2', 'F4', 'F9', digits].includes(key);
const held = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'Hyper', 'Super'];

/** The shortcuts of the shell with the keys that they have for somebody. */
export const shortcutsWith = (own: OwnKeys): readonly Shortcut[] =>
  shortcuts.map((one) => ({ ...one, key: own[one.key] ?? one.key }));

/** Whether a shortcut may have another key: the one that leads back does as Escape does everywhere. */
export const mayChange = (usual: string): boolean => usual !== 'Escape';

/**
 * What becomes of a key that somebody presses to give it to a shortcut.
 * @param usual the usual key of the shortcut
 * @returns undefined while only Shift, Alt and the like are held
 */
export function givenBy(
  usual: string,
  pressed: Pressed & { readonly isCommand: boolean },
  own: OwnKeys,
): Given | undefined {
  if (held.includes(pressed.key)) return undefined;
  const key = keyOf(pressed);
  if (pressed.isCommand) return { key, refused: 'COMMAND' };
  if (['Dead', 'Process', 'Unidentified'].includes(pressed.key)) return { key, refused: 'NO_KEY' };
  return givenTo(usual, key, own);
}

/**
 * What becomes of a key that is given to a shortcut.
 * @param usual the usual key of the shortcut
 * @param key as `keyOf` names it
 */
export function givenTo(usual: string, key: string, own: OwnKeys): Given {
  const alone = key.replace(/^Alt\+(?=.)/, '');
  // With Alt these are the system's and the browser's: back, forward, another window, its menu.
  if (alone !== key && (ofPage.test(alone) || alone.startsWith('F'))) return { key, refused: 'BROWSER' };
  if (ofPage.test(alone)) return { key, refused: 'PAGE' };
  if (isOfBrowser(alone)) return { key, refused: 'BROWSER' };
  const isDigit = alone === digits;
  if (usual === digits && !isDigit) return { key, refused: 'ONLY_DIGITS' };
  if (usual !== digits && isDigit) return { key, refused: 'COLLISION', by: 'nth' };
  const pages = shortcuts.find((one) => one.key === usual)?.pages ?? [];
  const other = shortcuts.find(
    (one) =>
      one.key !== usual &&
      (own[one.key] ?? one.key) === key &&
      one.pages.some((page) => pages.includes(page)),
  );
  return other ? { key, refused: 'COLLISION', by: other.action } : { key };
}

/** The keys with one more given; back at its usual key a shortcut is not among them. */
export const withKey = (usual: string, key: string, own: OwnKeys): OwnKeys => ({
  ...Object.fromEntries(Object.entries(own).filter(([one]) => one !== usual)),
  ...(key !== usual && { [usual]: key }),
});

const Stored = z.record(z.string(), z.string());

/**
 * The keys that a browser has kept; those of a shortcut that there is no more, or that are not free any more, are the usual ones again.
 * @param stored as `JSON.stringify` wrote them
 */
export const readOwnKeys = (stored: string | null): OwnKeys => freeOf(readJson(Stored, stored ?? '') ?? {});

const freeOf = (own: OwnKeys): OwnKeys => {
  const all = Object.entries(own);
  const free = all.filter(
    ([usual, key]) =>
      shortcuts.some((one) => one.key === usual && mayChange(usual)) &&
      !('refused' in givenTo(usual, key, own)),
  );
  // One that is the usual one again may need the key of another.
  return free.length === all.length ? own : freeOf(Object.fromEntries(free));
};
