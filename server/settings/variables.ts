import { nearest } from './nearest.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** From this length on a name resembles no other by chance: HOME is no misspelt HOST. */
const telling = 8;

/** The variables that say something. One that is present and empty says nothing, as where a file of variables leaves its value out. */
export const variablesIn = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );

/** A sentence for each variable that is nearly one of the known names, which says nothing to anybody. */
export function misspeltIn(given: Variables, known: readonly string[]): string[] {
  const resembled = known.filter((one) => one.length >= telling);
  return Object.keys(given).flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name, resembled, 2);
    return meant === undefined ? [] : [`${name} in the environment: ${meant} may be meant.`];
  });
}
