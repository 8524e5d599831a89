/** True where some word holds what is looked for, in whatever case. Nothing is found by nothing. */
export const isFoundBy = (words: readonly string[], found: string) =>
  found !== '' && words.some((text) => text.toLocaleLowerCase().includes(found.trim().toLocaleLowerCase()));
