/** How wide a text is in pixels, by its size in pixels and its weight. */
export type Measure = (text: string, size: number, weight?: number) => number;

/** Widths reckoned by the letter, where no text can be drawn. */
export const byLetters: Measure = (text, size, weight = 400) =>
  text.length * size * (weight >= 600 ? 0.56 : 0.53);

/** Widths as the browser draws text in the font of the page; reckoned by the letter where it draws none. */
export const inPageFont = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return byLetters;
  const { fontFamily } = getComputedStyle(document.body);
  return (text, size, weight = 400) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
};

/**
 * The lines of a text that fit a width, at most so many; one that is too long is cut by an ellipsis. Who wants all of it finds it in the
 * name of what is drawn.
 */
export const linesIn = (
  text: string,
  width: number,
  most: number,
  widthOf: (text: string) => number,
): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const seen = lines.slice(0, most);
  const last = seen.at(-1) ?? '';
  const isCut = lines.length > most;
  if (isCut || widthOf(last) > width) seen[seen.length - 1] = cut(last, width, widthOf);
  return seen;
};

/** A text that ends with an ellipsis within a width. */
const cut = (text: string, width: number, widthOf: (text: string) => number): string => {
  let short = text;
  while (short.length > 1 && widthOf(`${short}…`) > width) short = short.slice(0, -1).trimEnd();
  return `${short.replace(/[ ,;:(]+$/, '')}…`;
};
