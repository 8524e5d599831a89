import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { aBuild } from './build.ts';

const home = '/hlaseni/nonlife/car';
const question = `${home}/vyber-udalosti`;
const html = { accept: 'text/html' };

/** Draws the name of what is asked for, and of a page of a flow what draws it. */
const drawing: PageRenderer = {
  addressesOf: async () => ({
    all: ['/', home, question, `${home}/vozidlo`],
    same: ['/', home, question],
    linked: [`${question}?event=HAVZVIRE`],
    unlisted: [`${home}/overeni-uzivatele`],
  }),
  begin: async () => undefined,
  renderPage: async ({ path, language, shows }) => {
    if (shows === 'PAGE' && path === home) throw new Error('cannot be drawn');
    return {
      html: `<h1>${shows} ${path} ${language}</h1>`,
      title: `${path} &amp; more`,
      noScript: `no script in ${language}`,
      ...(path.startsWith(home) && {
        page: 'chooseEvent',
        flow: 'car.DRAFT',
        view: 'src/pages/car/ChooseEvent.tsx',
      }),
    };
  },
};

describe('a page drawn beforehand', () => {
  let folder: string;
  let service: TestService;
  beforeAll(async () => {
    folder = await aBuild();
    service = await startService({ assets: folder, drawing });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url, headers: { ...html, ...headers } });
  const drawn = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await get(url, headers);
    return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
  };

  test.each<[string, Record<string, string>, number, string]>([
    ['/', {}, 200, 'PAGE / cs'],
    ['/', { cookie: 'session=abc' }, 200, 'PAGE / cs'],
    [question, {}, 200, `PAGE ${question} cs`],
    [`${question}/`, {}, 200, `PAGE ${question} cs`],
    [`${question}?event=HAVZVIRE`, {}, 200, `PAGE ${question}?event=HAVZVIRE cs`],
    [`${question}?event=HAVZVIRE`, { cookie: 'session=abc' }, 200, `NAMELESS_WINDOW ${home} cs`],
    [`${question}?event=SRNA`, {}, 200, `NAMELESS_WINDOW ${home} cs`],
    [question, { cookie: 'session=abc' }, 200, `WINDOW ${question} cs`],
    [`${question}?referer=CLICK`, {}, 200, `NAMELESS_WINDOW ${home} cs`],
    [`${home}/vozidlo`, {}, 200, `WINDOW ${home}/vozidlo cs`],
    [`${home}/overeni-uzivatele`, {}, 200, `NAMELESS_WINDOW ${home} cs`],
    [`${home}/neznama`, {}, 404, 'PAGE /404 cs'],
    [`${home}/neznama?flow=UPLOAD`, { cookie: 'session=abc' }, 404, 'PAGE /404 cs'],
    ['/hlaseni', {}, 404, 'PAGE /404 cs'],
    ['/somewhere/else', {}, 404, 'PAGE /404 cs'],
    [question, { 'accept-language': 'sk-SK,en;q=0.5' }, 200, `PAGE ${question} sk`],
    [question, { 'accept-language': 'de' }, 200, `PAGE ${question} cs`],
    [question, { 'accept-language': 'sk', cookie: 'hlaska.language=en' }, 200, `PAGE ${question} en`],
    [question, { cookie: 'hlaska.language=<script>' }, 200, `PAGE ${question} cs`],
  ])('%s with %o is answered with %i by %s', async (url, headers, ...expected) => {
    expect(await drawn(url, headers)).toEqual(expected);
  });

  test('brings its title, its style, what keeps an early press, its data and the scripts that answer first', async () => {
    const { body } = await get(question);
    const brought: unknown = JSON.parse(/id="brought">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(body).toContain('<html lang="cs">');
    expect(body).toContain(`<title>${question} &amp; more</title>`);
    expect(body).toContain('<style>h1{color:green;font-family:serif}</style></head>');
    expect(body).toContain('<script>(()=>{window.early={};})()</script><div id="root"><h1>');
    expect(body).toContain('<noscript><p>no script in cs</p></noscript>');
    expect(brought).toMatchObject({
      language: 'cs',
      page: 'chooseEvent',
      isWhole: true,
      logic: ['/static/logic.js', '/static/index.js', '/static/flow.js', '/static/car.js'],
      view: ['/static/view.js', '/static/frame.js', '/static/ChooseEvent.js'],
    });
  });

  test('lets its own style and script pass, and nothing else that is written into a page', async () => {
    const { body, headers } = await get(question);
    const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(/<script>(.*?)<\/script>/.exec(body)?.[1])};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(/<style>(.*?)<\/style>/.exec(body)?.[1])};`);
    expect(policy).not.toContain('unsafe');
  });

  test('is sent as small as the browser can read it, and not again while it is the same', async () => {
    const plain = await get(question);
    const br = await get(question, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(question, { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      plain.body,
    ]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      plain.body,
    ]);
    const etag = String(plain.headers.etag);
    const again = await get(question, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([
      304,
      '',
      'accept-encoding, accept-language, cookie',
    ]);
  });

  test('that cannot be drawn is drawn by the browser', async () => {
    const { statusCode, body } = await get(home);
    expect([statusCode, body.includes('Načítáme…')]).toEqual([200, true]);
  });
});
