/** True when one of the words contains what is searched for, in upper or lower case. An empty search finds nothing. */
export const isFoundBy = (words: readonly string[], found: string) =>
  found !== '' && words.some((text) => text.toLocaleLowerCase().includes(found.trim().toLocaleLowerCase()));
