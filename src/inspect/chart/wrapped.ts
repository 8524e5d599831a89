/** The lines of a text, with at most so many letters each and at most so many lines; the last one is cut by an ellipsis. */
export const wrapped = (text: string, { letters, lines }: { letters: number; lines: number }): string[] => {
  const all: string[] = [];
  for (const word of text.split(' ')) {
    const line = all.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= letters) all[all.length - 1] = `${line} ${word}`;
    else all.push(word);
  }
  if (all.length <= lines) return all;
  const last = all.slice(lines - 1).join(' ');
  return [...all.slice(0, lines - 1), `${last.slice(0, letters - 1).trimEnd()}…`];
};
