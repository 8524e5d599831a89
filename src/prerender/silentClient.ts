import * as z from 'zod';
import type { Call } from '#machines/service/call.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Client } from '#src/service/client.ts';

/** A service that answers nobody. */
export const silentClient = (): Client => ({
  call: () => new Promise(() => undefined),
  ask: () => new Promise(() => undefined),
  observe,
});

/** A service that answers what it is asked here and now, and refuses what it has no answer to. */
export const answeringClient = (
  answer: (call: Call, input: { readonly body?: unknown }) => unknown,
): Client => ({
  call: async <C extends Call>(call: C, input: { readonly body?: unknown }) => {
    const schema: C['answer'] = call.answer;
    const read = z.safeParse(schema, answer(call, input));
    if (!read.success) throw new Failure('0');
    return read.data;
  },
  ask: async () => {
    throw new Failure('0');
  },
  observe,
});

const observe: Client['observe'] = () => ({ id: '', completed: () => undefined, failed: () => undefined });
