/** Chance that a seed repeats. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below another. */
  below(count: number): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True so often, of 1. */
  chance(share: number): boolean;
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
}

/** Chance from a seed, by the generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (share) => next() < share,
    pick: (list) => {
      const [found] = list.slice(below(list.length));
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
  };
}

/** Chance of one round: the same whichever rounds went before it. */
export const randomOfRound = (seed: number, round: number): Random =>
  randomOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(round + 1, 0x85ebca6b));
