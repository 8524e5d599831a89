/** A number told by its end, with a dot for each character before: `•••••55`. */
export const masked = (value: string, shown: number): string =>
  value.slice(-shown).padStart(value.length, '•');
