import { FetchError, ofetch, type FetchOptions } from 'ofetch';
import * as z from 'zod';
import type { Call, CallAnswer, CallInput } from '../../machines/service/call.ts';
import { Failure } from '../../machines/service/failures.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import { readFailure } from '../../machines/service/readFailure.ts';

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** What a raw answer tells: its status, the header that names a process, its body. */
export interface RawAnswer {
  readonly status: number;
  readonly processId: string | undefined;
  readonly body: unknown;
}

/** Told of every call, whatever comes of it: the session deadline and the request list live on it. */
export interface CallObserver {
  readonly onStarted: (request: { readonly id: string; readonly endpoint: string }) => void;
  readonly onCompleted: (id: string) => void;
  readonly onFailed: (id: string, failure: Failure) => void;
}

/** The one way to the service. Source: specification section 7, generic call layer. */
export interface Client {
  /** Makes a call of the contract; gives its checked answer. Rejects with a Failure. */
  readonly call: <C extends Call>(call: C, input: CallInput<C> & LooseInput) => Promise<CallAnswer<C>>;
  /** Makes a call and leaves the answer to the caller: pollable requests answer in several ways. */
  readonly ask: (call: Call, input: LooseInput) => Promise<RawAnswer>;
}

/** Milliseconds after which an answer is given up: what came of the call is then unknown. */
const timeout = 60_000;

/** Takes an observer; gives the client. Cookies go along, nothing is retried here: retrying is a machine's business. */
export const createClient = (observer: CallObserver): Client => {
  const ask: Client['ask'] = async (call, input) => {
    const id = crypto.randomUUID();
    observer.onStarted({ id, endpoint: `${call.method} ${call.path}` });
    try {
      const answer = await send(call, input);
      observer.onCompleted(id);
      return answer;
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : failureOf(cause);
      observer.onFailed(id, failure);
      throw failure;
    }
  };
  return {
    ask,
    call: async <C extends Call>(call: C, input: CallInput<C> & LooseInput) => {
      const { body } = await ask(call, input);
      const schema: C['answer'] = call.answer;
      const read = z.safeParse(schema, body);
      if (!read.success) throw new Failure('internal-server-error', { cause: read.error });
      return read.data;
    },
  };
};

const send = async (call: Call, input: LooseInput): Promise<RawAnswer> => {
  const response = await ofetch.raw<unknown>(pathOf(call.path, input.params), optionsOf(call, input));
  const body = response._data;
  if (!response.ok) throw readFailure(body, response.status);
  return { status: response.status, processId: response.headers.get('processId') ?? undefined, body };
};

const optionsOf = (call: Call, input: LooseInput): FetchOptions<'json'> => ({
  method: call.method,
  ...(input.query && { query: input.query }),
  ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  headers: {
    'x-requested-with': 'XMLHttpRequest',
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...input.headers,
  },
  signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(input.signal ? [input.signal] : [])]),
  credentials: 'include',
  retry: 0,
  ignoreResponseError: true,
});

/** Source: specification section 8, HTTP statuses. */
const failureOf = (cause: unknown): Failure => {
  const reason = cause instanceof FetchError ? cause.cause : cause;
  if (reason instanceof DOMException && reason.name === 'TimeoutError')
    return new Failure('AJAX_TIMEOUT', { cause });
  if (reason instanceof DOMException && reason.name === 'AbortError')
    return new Failure('AJAX_ABORTED', { cause });
  return new Failure('0', { cause });
};
