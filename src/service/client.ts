import { requestedWith } from '#machines/service/requestedWith.ts';
import { ofetch } from 'ofetch';
import * as z from 'zod';
import type { Call, CallAnswer, CallInput } from '#machines/service/call.ts';
import { Failure } from '#machines/calls/failures.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { traceparentOf } from '#machines/calls/traceparent.ts';
import { readFailure } from '#machines/calls/readFailure.ts';

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** What is read from a raw answer: its status, the header that names a process, its body. */
export interface RawAnswer {
  readonly status: number;
  readonly processId: string | undefined;
  readonly body: unknown;
}

/** Told of every call, whatever its outcome: the session deadline and the request list depend on it. */
export interface CallObserver {
  readonly onStarted: (request: { readonly id: string; readonly endpoint: string }) => void;
  readonly onCompleted: (id: string, endpoint: string) => void;
  readonly onCancelled: (id: string) => void;
  readonly onFailed: (id: string, failure: Failure, endpoint: string) => void;
  /** Tells the reporter of a failure, where the contract of the call wants it; true where the call is to be made again. */
  readonly isRepeated?: (call: Call, failure: Failure) => Promise<boolean>;
}

/** A call under way, whose end is reported once. */
export interface ObservedCall {
  /** By which the page, the log of the service and the trace name it. */
  readonly id: string;
  readonly completed: () => void;
  readonly failed: (failure: Failure) => void;
}

/** The one way to the service. Source: specification section 7, generic call layer. */
export interface Client {
  /** Makes a call of the contract and checks its answer. Rejects with a Failure. */
  readonly call: <C extends Call>(call: C, input: CallInput<C> & LooseInput) => Promise<CallAnswer<C>>;
  /** Makes a call and leaves the answer to the caller, because pollable requests answer in several ways. */
  readonly ask: (call: Call, input: LooseInput) => Promise<RawAnswer>;
  /** Tells the observer of a call that is made in another way, such as an upload that shows its progress. */
  readonly observe: (call: Pick<Call, 'method' | 'path'>) => ObservedCall;
}

/** Milliseconds after which a call is given up without an answer; its outcome is then unknown. */
const timeout = 60_000;

/**
 * Cookies are sent. Retrying is the business of the machines: they show that they wait, can be told to continue, and see the
 * outcome.
 */
const service = ofetch.create({
  credentials: 'include',
  headers: requestedWith,
  retry: 0,
  // As it is, without the wrapping of the library.
  onRequestError: ({ error }) => {
    throw error;
  },
  onResponseError: ({ response }) => {
    throw readFailure(response._data, response.status, response.headers.get('retry-after'));
  },
});

/**
 * The client that tells an observer about its calls, and the service the language of the page: what a report is answered in.
 *
 * @param language the language of the page at the moment of a call
 */
export const createClient = (observer: CallObserver, language?: () => string): Client => {
  const observe: Client['observe'] = ({ method, path }) => {
    const id = crypto.randomUUID();
    const endpoint = `${method} ${path}`;
    observer.onStarted({ id, endpoint });
    return {
      id,
      completed: () => observer.onCompleted(id, endpoint),
      failed: (failure) => {
        if (failure.code === 'AJAX_ABORTED') observer.onCancelled(id);
        else observer.onFailed(id, failure, endpoint);
      },
    };
  };
  const askOnce: Client['ask'] = async ({ method, path }, { params, query, body, headers, signal }) => {
    const observed = observe({ method, path });
    try {
      const response = await service.raw<unknown>(pathOf(path, params), {
        method,
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
        ...(query && { query }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...(language && { 'accept-language': language() }),
          ...headers,
          traceparent: traceparentOf(observed.id),
        },
      });
      observed.completed();
      const processId = response.headers.get('processId') ?? undefined;
      return { status: response.status, processId, body: response._data };
    } catch (cause) {
      const failure = failureOf(cause, observed.id);
      observed.failed(failure);
      throw failure;
    }
  };
  /** Makes a call until it succeeds, or nobody wants it any more. */
  const repeat = async <Answer>(call: Call, signal: AbortSignal | undefined, make: () => Promise<Answer>) => {
    for (;;) {
      try {
        return await make();
      } catch (cause) {
        const failure = failureOf(cause);
        const isRepeated = (await observer.isRepeated?.(call, failure)) ?? false;
        if (!isRepeated || signal?.aborted === true) throw failure;
      }
    }
  };
  return {
    ask: (call, input) => repeat(call, input.signal, () => askOnce(call, input)),
    observe,
    call: <C extends Call>(call: C, input: CallInput<C> & LooseInput) =>
      repeat(call, input.signal, async () => {
        const { body } = await askOnce(call, input);
        const schema: C['answer'] = call.answer;
        const read = z.safeParse(schema, body);
        if (!read.success) throw new Failure('internal-server-error', { cause: read.error });
        return read.data;
      }),
  };
};

/** Source: specification section 8, HTTP statuses. */
const failureOf = (cause: unknown, requestId?: string): Failure => {
  if (cause instanceof Failure) return cause;
  const name = cause instanceof DOMException ? cause.name : undefined;
  if (name === 'TimeoutError') return new Failure('AJAX_TIMEOUT', { cause, requestId });
  return new Failure(name === 'AbortError' ? 'AJAX_ABORTED' : '0', { cause, requestId });
};
