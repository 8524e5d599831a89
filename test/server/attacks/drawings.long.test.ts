import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { Limits } from '#server/http/limits.ts';
import { aBuild } from '#test/server/pages/build.ts';
import { startService, type TestService } from '#test/server/service.ts';

const page = '/hlaseni/nonlife/car/vyber-udalosti';
const linked = Array.from({ length: 100 }, (_, at) => `${page}?event=E${at}`);
const limits = Limits.parse({
  drawingsOfAddress: { max: 80 },
  beginsOfAddress: { max: 6 },
  beginsOfSession: { max: 3 },
});
let folder: string;
let service: TestService;
let drawn: string[];
/** Until then nothing is drawn. */
let held: Promise<void> | undefined;
const drawing: PageRenderer = {
  addressesOf: async () => ({ all: ['/', page], same: ['/', page], linked, unlisted: [] }),
  begin: async ({ path, fields }) => {
    const value = fields[0]?.[1] ?? '';
    drawn.push(`begin ${value}`);
    const detail = { claimType: 'car', eventKinds: [value] };
    return {
      html: '<h1>next</h1>',
      title: 'next',
      noScript: '',
      detail,
      path,
      page: 'reporter',
      flow: 'car.DRAFT',
    };
  },
  renderPage: async ({ path }) => {
    await held;
    drawn.push(path);
    return { html: `<h1>${path}</h1>`, title: path, noScript: '' };
  },
};
beforeEach(async () => {
  drawn = [];
  held = undefined;
  folder = await aBuild({ isFinished: true });
  service = await startService({ assets: folder, drawing, limits, trustProxy: 1 });
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const visit = async (url: string, address = '192.0.2.1') => {
  const { statusCode, body } = await service.app.inject({
    url,
    headers: { accept: 'text/html', ...from(address) },
  });
  return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? 'drawn by the browser'];
};
const begin = (value: string, address: string, reporter = service.reporter()) =>
  reporter.ask(calls.begin, {
    body: {
      path: page,
      language: 'cs',
      createKey: randomUUID(),
      build: 'development',
      fields: [['eventKinds', value]],
    },
    headers: from(address),
  });

test('pages that links lead to are drawn once, however many of them are asked for in between', async () => {
  for (const address of [...linked.slice(0, 70), ...linked.slice(0, 70)]) await visit(address);
  expect(drawn).toEqual(linked.slice(0, 70));
});

test('who asks for too many pages that must be drawn gets them drawn by the browser, others do not', async () => {
  for (const address of linked.slice(0, 80)) await visit(address);
  expect(await visit(linked[80] ?? '')).toEqual([200, 'drawn by the browser']);
  expect(await visit(linked[0] ?? '')).toEqual([200, linked[0]]);
  expect(await visit(page)).toEqual([200, page]);
  expect(await visit(linked[80] ?? '', '192.0.2.2')).toEqual([200, linked[80]]);
});

test('where many from many addresses wait for pages that must be drawn, the rest gets them drawn by the browser', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  let answered = 0;
  const visits = linked.slice(0, 60).map(async (url, at) => {
    const [, heading] = await visit(url, `192.0.2.${at}`);
    answered += 1;
    return heading;
  });
  await vi.waitUntil(() => answered === 20, { timeout: 30_000 });
  resolve();
  const headings = await Promise.all(visits);
  expect(headings.filter((heading) => heading === 'drawn by the browser').length).toBe(20);
  expect(drawn.length).toBe(40);
});

test('first pages with the same choice are answered once a day, each with a report of its own', async () => {
  const answers = [await begin('HAVZVIRE', '192.0.2.1'), await begin('HAVZVIRE', '192.0.2.2')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => Object(body).claimRequestUuid)).size).toBe(2);
  await begin('HAVNARAZ', '192.0.2.2');
  expect(drawn).toEqual(['begin HAVZVIRE', 'begin HAVNARAZ']);
});

test('too many first pages of one session or one address are refused, those of a trusted network are not', async () => {
  const refused = { status: 429, body: { code: '245000000' } };
  const statuses = async (address: string, times: number, reporter = () => service.reporter()) => {
    const said: number[] = [];
    for (let turn = 0; turn < times; turn += 1)
      said.push((await begin('HAVZVIRE', address, reporter())).status);
    return said;
  };
  expect(await statuses('192.0.2.3', 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const one = service.reporter();
  // The first opens the session.
  expect(await statuses('192.0.2.4', 5, () => one)).toEqual([200, 200, 200, 200, 429]);
  expect(await begin('HAVZVIRE', '192.0.2.4', one)).toMatchObject(refused);
  const trusting = await service.another({
    limits: { ...limits, trustedNetworks: ['198.51.100.0/24', '2001:db8::/32'] },
  });
  const there = () => trusting.reporter();
  expect(await statuses('198.51.100.7', 8, there)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await statuses('2001:db8::7', 8, there)).toEqual(Array.from({ length: 8 }, () => 200));
});
