import type { ClaimDetail } from '#machines/claim/claim.ts';

/** The code of the codelist `hospitalization-count`, up to five by number; undefined while no stay is told. */
export const stayCountOf = ({ hospitalizations }: ClaimDetail): string | undefined => {
  const count = hospitalizations?.length ?? 0;
  if (count === 0) return undefined;
  return count > 5 ? 'MORE' : String(count);
};
