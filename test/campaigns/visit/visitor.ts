import type { Call } from '#machines/service/call.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { checkAnswer } from '#test/campaigns/checks/answers.ts';
import { BrokenPromise } from '#test/campaigns/frame/promise.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Parsed where it is JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The browser gives up when it is aborted. */
  readonly signal?: AbortSignal;
}

/** A browser that calls a running service and keeps its session. */
export class Visitor {
  #cookie = '';
  readonly #place: () => string;

  /** @param place tells the address of the service for each call */
  constructor(place: () => string) {
    this.#place = place;
  }

  /** Makes a call; undefined where the connection ended, or the browser gave up, before the answer was whole. */
  async ask(call: Call, asked: Asked = {}): Promise<Answer | undefined> {
    const { params = {}, query = {}, body, headers = {}, signal } = asked;
    const search = new URLSearchParams(query).toString();
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(this.#place() + pathOf(call.path, params) + (search && `?${search}`), {
        method: call.method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          cookie: this.#cookie,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const [session] = response.headers.getSetCookie().filter((one) => one.startsWith('session='));
      this.#cookie = session?.split(';')[0] ?? this.#cookie;
      const text = await response.text();
      checkAnswer(`${call.method} ${call.path}`, { status: response.status, text });
      const isJson = String(response.headers.get('content-type')).includes('json');
      return {
        status: response.status,
        text,
        body: isJson ? JSON.parse(text) : text,
        headers: response.headers,
      };
    } catch (error) {
      if (isCut(error)) return undefined;
      throw error;
    }
  }
}

/** True for a connection that ended, was not taken, or was given up. */
const isCut = (error: unknown): boolean =>
  !(error instanceof BrokenPromise) &&
  error instanceof Error &&
  (error.cause !== undefined ||
    ['AbortError', 'TimeoutError'].includes(error.name) ||
    error.message === 'terminated');
