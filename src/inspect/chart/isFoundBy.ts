/** Takes words and what is looked for; tells whether some word holds it, in whatever case. Nothing is found by nothing. */
export const isFoundBy = (words: readonly string[], found: string) =>
  found !== '' && words.some((text) => text.toLocaleLowerCase().includes(found.trim().toLocaleLowerCase()));
