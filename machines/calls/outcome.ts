import { Failure, type FailureCode } from './failures.ts';

/** What a child machine ends with. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const succeeded = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** The outcome that stands for anything a port rejected with. */
export const failed = (error: unknown): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: toFailure(error),
});

/** The outcome of a call that was given up. */
export const cancelled = () => failed(new Failure('AJAX_ABORTED'));

/** Anything a port rejected with as a Failure, which keeps a foreign error as its cause. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('internal-server-error', { cause: error });

/** True where a port rejected with a failure of one of some codes. */
export const isOneOf = (codes: readonly FailureCode[], error: unknown): boolean =>
  codes.includes(toFailure(error).code);

/** Params of guards and actions after the onDone of a child machine: what it ended with. */
export const outcomeOf = <Ended>({ event }: { readonly event: { readonly output: Ended } }) => ({
  outcome: event.output,
});

const withoutAnswer: readonly string[] = ['0', 'AJAX_TIMEOUT', 'AJAX_ERROR'];
/** Codes of a service that cannot answer at present, where it says when to come again. */
const forThePresent: readonly string[] = ['245000000', '245000004'];

/**
 * True when there was no answer, because the network is away or the service has no room for the call or no database: nobody knows what
 * it did, and the call is made again after a while.
 */
export const isUnanswered = ({ status, code, retryAfter }: Failure): boolean =>
  status === 0 ? withoutAnswer.includes(code) : retryAfter !== undefined && forThePresent.includes(code);

/** Params of guards and actions after an onError: what the port rejected with. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
