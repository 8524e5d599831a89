import type { AskKind } from '#machines/service/sent/claimProgress.ts';
import type * as z from 'zod';
import { openAsks } from './claimProgress.ts';
import type { SaidOfClaim } from './saidOfClaim.ts';

/** What a reporter has given after a report was sent: files, or words of theirs. */
export interface GivenLater {
  readonly documents?: readonly { readonly documentId: string; readonly documentType?: string | undefined }[];
  readonly words?: string | undefined;
}

/** What the core asked for, and what was given for it. */
export interface AnsweredAsk {
  readonly askId: string;
  readonly kind: z.infer<typeof AskKind>;
  readonly documentIds?: string[];
  readonly value?: string;
}

/**
 * Which of the things that a core asks for were given: documents of the kind it wants, photos of the damage, and the answer to its question
 * where it asks only one. A clerk looks whether they will do: the ask is open until the core closes it.
 */
export function answeredAsks(said: readonly SaidOfClaim[], given: GivenLater): readonly AnsweredAsk[] {
  const asks = openAsks(said);
  const { documents = [], words } = given;
  const isOnlyQuestion = asks.filter(({ kind }) => kind === 'ANSWER').length === 1;
  return asks.flatMap((ask): AnsweredAsk[] => {
    const { askId, kind, documentType = kind === 'PHOTOS' ? 'DAMAGE_PHOTO' : undefined } = ask;
    if (kind === 'ANSWER')
      return words !== undefined && isOnlyQuestion ? [{ askId, kind, value: words }] : [];
    if (kind !== 'DOCUMENT' && kind !== 'PHOTOS') return [];
    const fitting = documents.filter(
      (one) => documentType === undefined || one.documentType === documentType,
    );
    return fitting.length > 0
      ? [{ askId, kind, documentIds: fitting.map(({ documentId }) => documentId) }]
      : [];
  });
}
