import type { ClaimDetail } from '../claim/claim.ts';

/** A fact: its finite values, and how it is read from a claim. */
export interface Definition<V extends string | boolean> {
  readonly values: readonly V[];
  readonly read: (claim: ClaimDetail) => V | undefined;
}

/** Takes the values a fact may have and how it is read; gives the fact. */
export const fact = <const V extends string | boolean>(
  values: readonly V[],
  read: (claim: ClaimDetail) => V | undefined,
): Definition<V> => ({ values, read });

/** Takes how it is read; gives a fact that is so or is not. */
export const flag = (read: (claim: ClaimDetail) => boolean | undefined) => fact([true, false], read);
