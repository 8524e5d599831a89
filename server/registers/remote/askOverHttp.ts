import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readJson } from '#machines/calls/readJson.ts';
import { contractHeaders, contractVersion, pathOf } from '#server/registers/contract/contract.ts';
import type { Question } from '#server/registers/contract/questions.ts';
import { currentCause } from '#server/traces/cause.ts';
import { RegisterFailure, type RegisterFailureDetails } from './registerFailure.ts';

/** Where the registers of an insurer answer. */
export interface RegistersPlace {
  readonly url: string;
  /** What we show there as a bearer token. */
  readonly key: string;
  /** Milliseconds that one question may take. */
  readonly timeout: number;
}

/** What a register said; undefined where there is none. */
export interface Said<Answer> {
  readonly answer: Answer | undefined;
  readonly headers: Headers;
  /** Set where it did not understand the question, which is then as one that finds nothing. */
  readonly malformed?: RegisterFailureDetails;
}

/** An answer of the registers is never longer, in bytes. */
const longest = 1024 * 1024;

const Refusal = z.object({ code: z.enum(['NOT_FOUND', 'NOT_ALLOWED', 'MALFORMED']) });
const refusalsOf: Readonly<Record<number, z.infer<typeof Refusal>['code']>> = {
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  422: 'MALFORMED',
};

/**
 * Asks a register one question. One that may not tell us, or does not understand, finds nothing, as one that knows of none.
 *
 * @throws RegisterFailure for every other answer, and for none in time
 */
export async function askOverHttp<Body, Answer>(
  place: RegistersPlace,
  { port: register, path, answer: Answer }: Question<Body, Answer>,
  body: Body,
): Promise<Said<Answer>> {
  const requestId = randomUUID();
  const fail = (details: Omit<RegisterFailureDetails, 'register' | 'requestId'>, cause?: unknown) =>
    new RegisterFailure({ register, requestId, ...details }, cause);

  const { status, headers, text } = await exchange(place, path, body, requestId).catch((error: unknown) => {
    if (error instanceof TooLong) throw fail({ code: 'CONTRACT' }, error);
    throw fail({ ...brokenBy(error) }, error);
  });
  if (status === 401) throw fail({ code: 'KEY', status });
  const refusal = refusalsOf[status];
  if (refusal !== undefined && readJson(Refusal, text)?.code === refusal)
    return {
      answer: undefined,
      headers,
      ...(refusal === 'MALFORMED' && { malformed: { register, code: refusal, status, requestId } }),
    };
  if (status !== 200) throw fail({ code: 'STATUS', status });
  const { data, error } = z.safeParse(Answer, readJson(z.unknown(), text));
  if (error) throw fail({ code: 'CONTRACT', status, fields: fieldsOf(error) });
  return { answer: data, headers };
}

interface Exchanged {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

class TooLong extends Error {}

async function exchange(
  { url, key, timeout }: RegistersPlace,
  path: string,
  body: unknown,
  requestId: string,
): Promise<Exchanged> {
  const signal = AbortSignal.timeout(timeout);
  const send = () =>
    fetch(new URL(`${url.replace(/\/$/, '')}${pathOf(path)}`), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        [contractHeaders.requestId]: requestId,
        [contractHeaders.contract]: contractVersion,
        [contractHeaders.deadline]: String(timeout),
        ...causeHeaders(),
      },
      body: JSON.stringify(body),
      // The key is for this address alone.
      redirect: 'manual',
      signal,
    });
  // A connection that was kept may have been closed meanwhile; no question changes anything.
  const response = await send().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return send();
  });
  return { status: response.status, headers: response.headers, text: await textOf(response) };
}

/** Why it is asked; nothing where nobody asked for it. */
function causeHeaders(): Record<string, string> {
  const cause = currentCause();
  if (cause === undefined) return {};
  return {
    [contractHeaders.purpose]: cause.purpose,
    [contractHeaders.asker]: cause.asker,
    [contractHeaders.trace]: cause.traceparent,
  };
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > longest) throw new TooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Undefined fields are those of a whole answer that is none. */
const fieldsOf = ({ issues }: z.ZodError): string[] => [
  ...new Set(issues.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'))),
];

function brokenBy(error: unknown): Pick<RegisterFailureDetails, 'code' | 'reason'> {
  if (error instanceof Error && error.name === 'TimeoutError') return { code: 'TIMEOUT' };
  const reason = codeIn(error);
  return { code: 'UNREACHABLE', ...(reason !== undefined && { reason }) };
}

/** The code of what caused an error, however deep it lies. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeIn(error.cause);
}
