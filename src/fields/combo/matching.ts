type Named = { name: string; code: string };

/** The text as it is compared: without accents, capitals and outer spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The value with exactly this name. */
export const findExact = <Entry extends Named>(entries: readonly Entry[], text: string): Entry | undefined =>
  text.trim() === '' ? undefined : entries.find(({ name }) => folded(name) === folded(text));

/**
 * The values that match what is typed, in their order: names that begin with it first, then names with a word that does. An empty
 * text matches everything.
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
