import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { BootstrapData } from '#machines/service/prerenderedPage.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { addressesOf } from '#src/prerender/addresses.ts';
import { sentTo } from './support/bytesSent.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

/** What a first visit fetches: kilobytes as they are sent, and requests. */
interface Fetched {
  /** The document and the scripts that can answer a press. */
  readonly answering: number;
  readonly answeringRequests: number;
  /** All of it, until the page listens. */
  readonly listening: number;
  readonly listeningRequests: number;
}

const built = new URL('../../dist/static/', import.meta.url);
const car = '/hlaseni/nonlife/car';
const life = '/hlaseni/life';

const figures = (
  answering: number,
  answeringRequests: number,
  listening: number,
  listeningRequests: number,
): Fetched => ({ answering, answeringRequests, listening, listeningRequests });

/** What visits cost in the language that costs most. */
const known: Readonly<Record<string, Fetched>> = {
  '/': figures(61.1, 4, 224, 17),
  [car]: figures(111.7, 9, 331.9, 27),
  [`${car}/vyber-udalosti`]: figures(115.9, 9, 372.6, 30),
  [`${car}/rozpracovana-hlaseni`]: figures(58, 4, 322.7, 27),
  [life]: figures(114.5, 9, 337.4, 28),
  [`${life}/vyber-udalosti`]: figures(116, 9, 377.1, 31),
  [`${life}/rozpracovana-hlaseni`]: figures(58, 4, 322.7, 27),
};
/** Kilobytes until a press can be answered: no visit may cost more. */
const most = 116.5;
/** What another visit may cost. */
const anyOther = figures(116, 10, 366, 32);
/** A visit may cost this many times what is known. */
const allowance = 1.05;

const words = {
  answering: 'kB until a press can be answered',
  answeringRequests: 'requests until a press can be answered',
  listening: 'kB until the page listens',
  listeningRequests: 'requests until the page listens',
} satisfies Record<keyof Fetched, string>;

/** What a browser asks for that comes for the first time, until the page listens. */
const askedUntilListening = async (page: Page, path: string): Promise<readonly string[]> => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(path);
  await page.waitForFunction(() => window.early === undefined);
  return [...asked];
};

/** The sizes of all that visits fetch. */
class Sizes {
  readonly #bytes = new Map<string, Promise<number>>();

  /** Kilobytes of some addresses, their texts in the language; a document is another one in each. */
  async of(urls: readonly string[], language: Language, document: string): Promise<number> {
    const spoken = urls.map((url) => url.replace('/translation/cs/', `/translation/${language}/`));
    const bytes = await Promise.all(
      spoken.map((url) => this.#sizeOf(url, language, url === document ? language : '')),
    );
    return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
  }

  #sizeOf(url: string, language: Language, kind: string): Promise<number> {
    const key = `${kind} ${url}`;
    const size = this.#bytes.get(key) ?? sentTo(language, url).then(({ bytes }) => bytes);
    this.#bytes.set(key, size);
    return size;
  }
}

/** One sentence for every figure that a visit exceeds. */
const excesses = (visit: string, fetched: Fetched): readonly string[] => {
  const [path = ''] = visit.split(' ');
  const bound = known[path] ?? anyOther;
  return (['answering', 'answeringRequests', 'listening', 'listeningRequests'] as const).flatMap((what) =>
    fetched[what] <= Math.min(bound[what] * allowance, what === 'answering' ? most : Infinity)
      ? []
      : `${visit}: ${fetched[what]} ${words[what]}, ${(fetched[what] - bound[what]).toFixed(1)} more than ${bound[what]}`,
  );
};

/** What visits to some addresses cost too much, in every language. */
const excessesOn = async (
  paths: readonly string[],
  { browser, service }: { browser: Browser; service: Service },
): Promise<readonly string[]> => {
  const sizes = new Sizes();
  const found: string[] = [];
  for (const path of paths) {
    // Each context has a cache of its own.
    const context = await browser.newContext({ baseURL: service.url, locale: 'cs-CZ' });
    const asked = await askedUntilListening(await context.newPage(), path);
    await context.close();
    const document = `${service.url}${path}`;
    for (const language of languages) {
      const { text } = await sentTo(language, document);
      const { logic } = BootstrapData.parse(JSON.parse(/id="brought">(.*?)<\/script>/.exec(text)?.[1] ?? ''));
      const answering = [document, ...logic.map((file) => service.url + file)];
      const fetched = {
        answering: await sizes.of(answering, language, document),
        answeringRequests: answering.length,
        listening: await sizes.of(asked, language, document),
        listeningRequests: asked.length,
      };
      found.push(...excesses(`${path} in ${language}`, fetched));
    }
  }
  return found;
};

test('a first visit costs no more than is known where most begin, in every language', async ({
  browser,
  service,
}) => {
  expect(await excessesOn(Object.keys(known), { browser, service })).toEqual([]);
});

test('a first visit costs no more than is known on every address, in every language @long', async ({
  browser,
  service,
}) => {
  const { same } = await addressesOf(defaultConfiguration);
  expect(same).toEqual(expect.arrayContaining(Object.keys(known)));
  const others = same.filter((path) => known[path] === undefined);
  expect(await excessesOn(others, { browser, service })).toEqual([]);
});

test('a document brings the style of all that it shows', async ({ service }) => {
  const sheets = readdirSync(built)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, built), 'utf8'))
    .join('');
  const isStyledBy = (text: string) => (name: string) => text.includes(`.${name}`);
  const lacking: string[] = [];
  for (const path of (await addressesOf(defaultConfiguration)).same) {
    const { text } = await sentTo('cs', service.url + path);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const names = new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' ')));
    const styled = [...names].filter(isStyledBy(sheets));
    lacking.push(...styled.filter((name) => !isStyledBy(style)(name)).map((name) => `${path} ${name}`));
  }
  expect(lacking).toEqual([]);
});
