import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { LookReason, type Reason } from '#machines/service/clients.ts';
import { must, mustBePresent } from '#machines/subject/issues/issue.ts';

interface Told {
  readonly reason?: LookReason | undefined;
  readonly words?: string | undefined;
}

/** The words of a reason that is none of those offered. */
export const reasonWords = text(300)
  .check(must('minLength', (words) => words.length >= 10))
  .optional();

/** Another reason than those offered is told in words. */
export const tellsOther = <T extends Told>() =>
  mustBePresent<T>('required', ({ reason, words }) => reason !== 'OTHER' || words !== undefined, {
    path: ['words'],
  });

/** Why a client is opened: one of the reasons that most have, or another one in words. */
export const lookReason = z.object({ reason: LookReason, words: reasonWords }).check(tellsOther());

/** The reason as the service is told it. */
export const reasonOf = ({ reason, words }: Told & { readonly reason: LookReason }): Reason => ({
  reason,
  ...(reason === 'OTHER' && words !== undefined && { words }),
});
