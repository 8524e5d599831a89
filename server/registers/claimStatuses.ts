import { RequestStatus } from '#machines/claim/enums.ts';
import type { ClaimStatus, ProcessingStep } from '#server/store/registered.ts';

/** How claims stand so many milliseconds after their report was registered. One in a state that nobody knows is being processed. */
export const statusesAt = (
  claims: readonly (readonly ProcessingStep[])[],
  age: number,
): readonly ClaimStatus[] =>
  claims.flatMap((steps) => {
    let end = 0;
    const step = steps.find(({ seconds = Infinity }) => {
      end += seconds * 1000;
      return age < end;
    });
    const { status, rejected = false } = step ?? steps.at(-1) ?? {};
    const known = RequestStatus.safeParse(status);
    return status === undefined ? [] : [{ status: known.data ?? 'IN_PROGRESS', rejected }];
  });
