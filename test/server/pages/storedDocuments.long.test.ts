import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { startService } from '#test/server/service.ts';
import { aBuild } from './build.ts';

const page = '/hlaseni/nonlife/car/vyber-udalosti';
let folder: string;
let drawn: string[];
const drawing: PageRenderer = {
  addressesOf: async () => ({ all: ['/', page], same: ['/', page], linked: [], unlisted: [] }),
  begin: async () => undefined,
  renderPage: async ({ path, language }) => {
    drawn.push(`${path} ${language}`);
    return { html: `<h1>${path}</h1>`, title: path, noScript: '' };
  },
};

beforeEach(() => void (drawn = []));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a service that begins now answers to somebody who comes to the page. */
const visited = async (configuration = defaultConfiguration) => {
  const service = await startService({ assets: folder, drawing, configuration });
  const { body, headers } = await service.app.inject({
    url: page,
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  });
  await service.close();
  return [body, headers.etag, headers['content-security-policy']];
};

test('a page is drawn once for a build and a configuration, whichever service is asked for it', async () => {
  folder = await aBuild({ isFinished: true });
  const first = await visited();
  expect(await visited()).toEqual(first);
  expect(drawn).toEqual([`${page} cs`]);
  await visited({ ...defaultConfiguration, hotline: '+421 800 111 222' });
  await writeFile(join(folder, '.sources'), 'made from something else');
  await visited();
  expect(drawn).toEqual([`${page} cs`, `${page} cs`, `${page} cs`]);
});

test('a document that was damaged is drawn again', async () => {
  folder = await aBuild({ isFinished: true });
  const first = await visited();
  const [shown = ''] = await readdir(join(folder, '.drawn'));
  const [file = ''] = await readdir(join(folder, '.drawn', shown));
  await writeFile(join(folder, '.drawn', shown, file), '{"etag":');
  expect(await visited()).toEqual(first);
  expect(drawn).toHaveLength(2);
});

test('a build that may still change is drawn by every service', async () => {
  folder = await aBuild();
  await visited();
  await visited();
  expect(drawn).toEqual([`${page} cs`, `${page} cs`]);
});
