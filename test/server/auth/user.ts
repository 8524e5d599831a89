import { calls } from '#machines/service/calls.ts';
import type { App } from '#server/http/route.ts';
import { Reporter, type Received } from '#test/server/reporter.ts';

/** The browser of a user, with every cookie that it is given: it signs in at the embedded provider. */
export class User {
  readonly #app: App;
  readonly cookies = new Map<string, string>();

  constructor(app: App) {
    this.#app = app;
  }

  /** Goes to an address as a browser does, without following where it leads on. */
  async go(address: string, form?: Readonly<Record<string, string>>): Promise<Received> {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const response = await this.#app.inject({
      method: form ? 'POST' : 'GET',
      url: pathname + search,
      headers: {
        host: 'localhost:3000',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.statusCode, body: response.body, headers: response.headers };
  }

  /** Begins a sign-in and returns where the browser is sent. */
  async begin(body: { readonly returnTo: string; readonly actFor?: string }): Promise<string> {
    const reporter = this.reporter();
    const { headers, body: answer } = await reporter.ask(calls.signIn, { body });
    const [, key] = /signIn=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
    if (key === undefined) throw new Error(`No sign-in began: ${JSON.stringify(answer)}`);
    this.cookies.set('signIn', key);
    return calls.signIn.answer.parse(answer).url;
  }

  /** Follows from one address of the provider to the next, up to the one that leads back to us. */
  async choose(address: string, sub: string): Promise<string> {
    let at = address;
    for (let hops = 0; hops < 8; hops += 1) {
      const asks = at.includes('/interaction/');
      const { headers, status, body } = await this.go(at, asks ? { sub } : undefined);
      const to = headers['location'];
      if (typeof to !== 'string') throw new Error(`${at} answered ${status}: ${String(body).slice(0, 300)}`);
      at = new URL(to, 'http://localhost:3000').href;
      if (at.includes('/oauth2/callback')) return at;
    }
    throw new Error('The provider leads nowhere.');
  }

  /** Signs in, and returns where the browser is led in the end. */
  async signIn(
    sub: string,
    asked: { readonly returnTo?: string; readonly actFor?: string } = {},
  ): Promise<string> {
    const { returnTo = '/', ...rest } = asked;
    const address = await this.begin({ returnTo, ...rest });
    const { headers } = await this.go(await this.choose(address, sub));
    return String(headers['location']);
  }

  /** What calls the service in this browser now. */
  reporter(): Reporter {
    return new Reporter(this.#app, this.cookies.get('session'));
  }
}
