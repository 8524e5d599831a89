type Named = { name: string; code: string };

/** @returns the text as it is compared: without accents, capitals and outer spaces */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** @returns the value of exactly this name */
export const findExact = <Entry extends Named>(entries: readonly Entry[], text: string): Entry | undefined =>
  text.trim() === '' ? undefined : entries.find(({ name }) => folded(name) === folded(text));

/**
 * Finds values by what is typed: names that start with it first, then names with a word that does.
 *
 * @param entries all values, in their order
 * @param text what is typed; nothing matches everything
 */
export function findMatching<Entry extends Named>(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = folded(text);
  if (wanted === '') return entries;
  const starting = entries.filter(({ name }) => folded(name).startsWith(wanted));
  const within = entries.filter(
    ({ name, code }) =>
      !folded(name).startsWith(wanted) &&
      (folded(name).includes(` ${wanted}`) || folded(name).includes(`-${wanted}`) || folded(code) === wanted),
  );
  return [...starting, ...within];
}
