import * as z from 'zod';
import { readJson } from '#machines/calls/readJson.ts';

const ofCore = z.string().min(1).max(100);

/** What the core says of an event that it has decided about. */
export const CoreAnswer = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('ACCEPTED'),
    coreClaimId: ofCore,
    coreClaimNumber: ofCore.optional(),
    clerk: z.string().optional(),
  }),
  z.object({ result: z.literal('KNOWN'), coreClaimId: ofCore, coreClaimNumber: ofCore.optional() }),
  z.object({ result: z.literal('DUPLICATE_OF'), claimNumber: ofCore }),
  z.object({
    result: z.literal('REFUSED'),
    code: z.string().max(200).describe('Capitals, digits and `_`; any other is noted as OTHER.'),
    text: z.string().optional(),
    field: z.string().optional(),
  }),
]);
export type CoreAnswer = z.infer<typeof CoreAnswer>;

/** Why the core refused an event, as it may be shown: what is no code may be a value. */
export const reasonOf = (code: string): string => (/^[A-Z][A-Z\d_]{0,39}$/.test(code) ? code : 'OTHER');

/** Another event is expected first. */
export const Gap = z.object({ expected: z.int().min(1) });

/** What an attempt came to. Codes and numbers only: what the core says besides is kept nowhere. */
export type Outcome =
  | { readonly is: 'ANSWERED'; readonly answer: CoreAnswer }
  /** Queued there. */
  | { readonly is: 'QUEUED' }
  | { readonly is: 'GAP'; readonly expected: number }
  /** It can never be handed over as it is, and was not tried. */
  | { readonly is: 'UNFIT'; readonly reason: string }
  /** Our key, or the address, is none. */
  | { readonly is: 'BARRED'; readonly reason: string }
  /** No answer by the contract. */
  | { readonly is: 'AWAY'; readonly reason: string; readonly retryAfter?: number | undefined };

/** What came over HTTP. */
interface Received {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

const barring: Readonly<Record<number, string>> = { 401: 'KEY', 403: 'KEY', 404: 'ADDRESS', 410: 'ADDRESS' };

/** What an answer of the core means. Source: the table of answers in `docs/handover.openapi.json`. */
export function outcomeOf({ status, text, retryAfter }: Received, now: Date): Outcome {
  const barred = barring[status];
  if (barred !== undefined) return { is: 'BARRED', reason: barred };
  if (status === 202) return { is: 'QUEUED' };
  if (status === 425) {
    const gap = readJson(Gap, text);
    return gap ? { is: 'GAP', expected: gap.expected } : { is: 'AWAY', reason: 'CONTRACT' };
  }
  const answer = readJson(CoreAnswer, text);
  if (answer && statusesOf[answer.result].includes(status)) return { is: 'ANSWERED', answer };
  return {
    is: 'AWAY',
    reason: status === 200 || status === 409 || status === 422 ? 'CONTRACT' : `HTTP_${status}`,
    retryAfter: status === 429 || status === 503 ? millisecondsIn(retryAfter, now) : undefined,
  };
}

const statusesOf: Readonly<Record<CoreAnswer['result'], readonly number[]>> = {
  ACCEPTED: [200],
  KNOWN: [200, 409],
  DUPLICATE_OF: [200],
  REFUSED: [422],
};

/** Seconds or a day, as RFC 9110 has it; undefined for anything else. */
function millisecondsIn(retryAfter: string | null, now: Date): number | undefined {
  if (retryAfter === null) return undefined;
  const time = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(time) ? Math.max(0, time) : undefined;
}
