import { nearest } from './nearest.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** From this length on a name resembles no other by chance: HOME is no misspelt HOST. */
const telling = 8;

/**
 * The variables that say something. One that is present and empty says nothing, as where a file of variables leaves its value out.
 *
 * @throws Error naming a variable that is nearly one of the known names, which says nothing to anybody
 */
export function readVariables(variables: Variables, known: readonly string[]): Variables {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  for (const [name] of given) {
    if (known.includes(name)) continue;
    const meant = nearest(
      name,
      known.filter((one) => one.length >= telling),
      2,
    );
    if (meant !== undefined) throw new Error(`${name} in the environment: ${meant} may be meant.`);
  }
  return Object.fromEntries(given);
}
