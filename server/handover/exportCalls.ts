import * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import { EventType, Envelope } from '#server/outgoing/events.ts';
import { ClaimStep } from '#machines/service/sent/claimProgress.ts';
import { StatusUpdate } from './statusUpdate.ts';
import { CoreAnswer } from './answer.ts';
import { LinkQuery } from './envelopes.ts';

/** A call that the core makes. Browsers know none of them. */
interface ExportCall {
  readonly method: 'GET' | 'POST';
  /** `:name` stands for a path parameter. */
  readonly path: string;
  readonly says: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer?: z.core.$ZodType;
  /** Statuses beyond those of every call. */
  readonly refused: Readonly<Record<number, string>>;
}

const exportCall = <const C extends ExportCall>(one: C): C => one;

/** The most events of one answer. */
export const mostEvents = 500;
const ById = z.object({ id: z.uuid() });
const types = z.array(EventType).min(1).optional();

/** The place of an event among those that were exported. */
const Cursor = z.string().regex(/^\d{1,15}$/);

/** The calls of the core, by name. The routes and `docs/handover.openapi.json` are made of them. */
export const exportCalls = {
  listEvents: exportCall({
    method: 'GET',
    path: '/export',
    says: 'Events in the order in which they left, those of a claim number in their sequence. Ask again with `next`; one that is read again has the same id.',
    query: z.object({
      after: Cursor.optional().describe('The `next` of the answer before; left out for the first.'),
      limit: z.coerce.number().int().min(1).max(mostEvents).default(100),
    }),
    answer: z.object({
      events: z.array(Envelope),
      next: Cursor.describe('Where to go on.'),
      more: z.boolean().describe('Others are there already.'),
    }),
    refused: {},
  }),
  answerEvent: exportCall({
    method: 'POST',
    path: '/export/events/:id/answer',
    says: 'What the core has decided about an event that it read, or that it answered with 202: the same as it answers to one that it is sent. Said twice, it is said once.',
    params: ById,
    body: CoreAnswer,
    refused: { 404: 'There is no such event.' },
  }),
  replayEvents: exportCall({
    method: 'POST',
    path: '/export/replay',
    says: 'Events of a claim number, or of a time, leave once more, with their ids and in their sequence, as long as their report is kept. Those that the core refused stay where they are.',
    body: z.union([
      z.strictObject({ claimNumber: z.string().min(1).max(40), types }),
      z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime(), types }),
    ]),
    answer: z.object({ replayed: z.int() }),
    refused: {},
  }),
  fetchDocument: exportCall({
    method: 'GET',
    path: '/export/documents/:id',
    says: 'A file of a report by the address that an event gave, byte by byte; its hash stands in the event, and in `content-digest`.',
    params: ById,
    query: LinkQuery,
    refused: { 404: 'There is no such file, or none any more.', 410: 'The address held for a week.' },
  }),
  renewLink: exportCall({
    method: 'POST',
    path: '/export/documents/:id/link',
    says: 'Another address of a file, which holds for a week.',
    params: ById,
    answer: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    refused: { 404: 'There is no such file, or none any more.' },
  }),
  sayStatus: exportCall({
    method: 'POST',
    path: '/export/status',
    says: 'Where a claim is, what is needed from its reporter and until when they hear more: their page tells it from then on. What is left out stays as it was said before.',
    body: StatusUpdate,
    answer: z.object({
      applied: z.boolean().describe('False for what was said before, and for what is older than the last.'),
      step: ClaimStep,
    }),
    refused: {
      404: 'No report here has the claim number, or none any more.',
      409: 'The step does not follow the one that the claim is in.',
    },
  }),
} as const satisfies Readonly<Record<string, ExportCall>>;

/** What is not there for the core. */
export const noSuch = (): Failure => new Failure('404');
