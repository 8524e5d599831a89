import * as z from 'zod';
import type { Call, CallAnswer, CallInput } from '#machines/service/call.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { contract } from '#server/http/contract/contract.ts';
import { failuresOf } from '#server/http/contract/failuresOf.ts';
import type { App } from '#server/http/route.ts';

export interface Sent {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Loose = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

/** Throws where a call of the contract fails in a way that the contract does not say. */
function checkFailure(method: string, url: string, { status, body }: Received): void {
  const path = url.split('?')[0] ?? '';
  const name = Object.keys(matcherOf).find((one) => matcherOf[one]?.test(`${method} ${path}`));
  const { code } = Object(body);
  if (name === undefined || typeof code !== 'string') return;
  if (failuresOf(name).some((one) => one.code === code && one.status === status)) return;
  throw new Error(`${name} answers ${status} with ${code}, and the contract does not say so.`);
}

const matcherOf = Object.fromEntries(
  Object.entries(contract)
    // What has fewer gaps is meant before what has more.
    .toSorted(([, one], [, other]) => one.path.split(':').length - other.path.split(':').length)
    .map(([name, { method, path }]) => [
      name,
      new RegExp(`^${method} ${path.replaceAll('.', '[.]').replaceAll(/:\w+/g, '[^/]+')}$`),
    ]),
);

/** The browser of a reporter: keeps the session cookie and sends what our client sends. */
export class Reporter {
  readonly #app: App;
  cookie: string | undefined;

  constructor(app: App, cookie?: string) {
    this.#app = app;
    this.cookie = cookie;
  }

  /** Sends any request and returns status, body (parsed where it is JSON) and headers. */
  async send({ method = 'GET', url, body, headers }: Sent): Promise<Received> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...this.#cookieHeader(), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const [session] = response.cookies.filter((cookie) => cookie.name === 'session');
    this.cookie = session?.value ?? this.cookie;
    const isJson = String(response.headers['content-type']).includes('json');
    const received = {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
    if (received.status >= 400) checkFailure(method, url, received);
    return received;
  }

  /** Makes a call of the contract and returns status and body as they came. */
  ask(
    call: Call,
    input: Loose & { readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Received> {
    const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    const search = new URLSearchParams(query).toString();
    return this.send({
      method: call.method,
      url: pathOf(call.path, input.params) + (search && `?${search}`),
      ...(typeof input.body === 'object' && input.body !== null && { body: input.body }),
      ...(input.headers && { headers: input.headers }),
    });
  }

  /** Makes a call that must succeed and returns its checked answer. */
  async call<C extends Call>(call: C, input: CallInput<C> & Loose): Promise<CallAnswer<C>> {
    const { status, body } = await this.ask(call, input);
    if (status !== 200)
      throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`);
    const schema: C['answer'] = call.answer;
    const read = z.safeParse(schema, body);
    if (!read.success) throw read.error;
    return read.data;
  }

  #cookieHeader(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: `session=${this.cookie}` };
  }
}
