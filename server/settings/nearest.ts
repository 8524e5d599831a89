/** How many characters are put in, left out, replaced or swapped with their neighbour between two words. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? Infinity;
}

/** The name that somebody may have meant, undefined where none is within so many slips; whether letters are small does not count. */
export function nearest(written: string, names: readonly string[], slips: number): string | undefined {
  const found = names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return found !== undefined && found.far <= slips ? found.name : undefined;
}
