import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { LiftReason, type LockedDraft } from '#machines/service/draftLocks.ts';
import type { OperatorAct, Undelivered } from '#machines/service/sales/operationsCalls.ts';

/** What an operator is about to do, before they say why. */
export type WantedAct =
  | { readonly act: 'RESEND' | 'BY_HAND'; readonly of: Pick<Undelivered, 'id' | 'claimNumber'> }
  | { readonly act: 'RESEND_ALL'; readonly reason: string; readonly count: number }
  | { readonly act: 'UNLOCK'; readonly mark: LockedDraft['mark'] };

/** What they say: why, and of an entry by hand the number that the core gave it. */
export interface SaidOfAct {
  readonly actWords: string;
  readonly coreNumber?: string | undefined;
}

const why = z.object({ actWords: LiftReason });
const byHand = why.extend({ coreNumber: text(40) });

/** The form of an act. */
export const formOfAct = ({ act }: WantedAct) => (act === 'BY_HAND' ? byHand : why);

/** The act as the service is asked for it. */
export const actOf = (wanted: WantedAct, { coreNumber = '' }: SaidOfAct): OperatorAct => {
  switch (wanted.act) {
    case 'UNLOCK':
      return wanted;
    case 'RESEND_ALL':
      return { act: 'RESEND_ALL', reason: wanted.reason };
    case 'BY_HAND':
      return { act: 'BY_HAND', event: wanted.of.id, coreNumber };
    default:
      return { act: 'RESEND', event: wanted.of.id };
  }
};
