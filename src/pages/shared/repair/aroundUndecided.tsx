import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { WeCall } from './WeCall.tsx';

interface Undecided {
  /** The field that asks how it is repaired. */
  readonly name: 'repairHandling' | 'propertyRepairHandling';
  /** Its answer where nobody knows yet. */
  readonly code: string;
  readonly claim: ClaimDetail;
}

/** How it is repaired, with what it means that nobody knows yet. */
export const aroundUndecided = (undecided: Undecided) => ({
  [undecided.name]: (field: ReactNode) => (
    <>
      {field}
      <WhereUndecided {...undecided} />
    </>
  ),
});

const WhereUndecided = ({ name, code, claim }: Undecided) =>
  useAnswer(name) === code ? <WeCall claim={claim} /> : null;
