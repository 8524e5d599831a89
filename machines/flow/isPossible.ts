import type { Facts } from './facts.ts';
import { isFact } from './finiteFacts.ts';
import { goTogether } from './goTogether.ts';

/** Takes facts; tells whether one claim may hold them: each two of them, which is nearly the same and soon known. */
export const isPossible = (known: Facts): boolean => {
  const names = Object.keys(known)
    .filter(isFact)
    .filter((name) => known[name] !== undefined);
  return names.every((one, at) =>
    names.slice(at + 1).every((other) => goTogether({ [one]: known[one], [other]: known[other] })),
  );
};
