import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { EarlyForm } from '#machines/service/prerenderedPage.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import * as drawing from '#src/prerender/drawPage.tsx';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { aBuild } from './build.ts';

const car = '/hlaseni/nonlife/car';
const hail: EarlyForm['fields'] = [['eventKinds', 'HAVZVIRE']];

describe('the first page of a report, sent before it listens', () => {
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

  const form = (differing: Partial<EarlyForm> = {}): EarlyForm => ({
    path: `${car}/vyber-udalosti`,
    language: 'cs',
    createKey: randomUUID(),
    build: 'development',
    fields: hail,
    ...differing,
  });
  const draftsOf = async (reporter: Reporter) => (await reporter.call(calls.listDrafts, {})).drafts;

  test('begins the report as the flow would, and brings the page that follows', async () => {
    const reporter = service.reporter();
    const begun = await reporter.call(calls.begin, { body: form() });
    const { claimRequestUuid, version, detail } = begun;
    expect(begun).toMatchObject({
      version: 1,
      detail: { claimType: 'car', eventKinds: ['HAVZVIRE'], formSteps: ['index', 'chooseEvent'] },
      page: 'reporter',
      path: `${car}/ohlasovatel`,
      title: 'Kdo hlásí a\u00a0jak se s\u00a0vámi spojíme? – Hláška',
      style: 'h1{color:green;font-family:serif}',
      view: ['/static/view.js', '/static/frame.js', '/static/PlainPage.js'],
    });
    expect(begun.html).toContain('Kdo škodu hlásí?');
    const stored = await reporter.call(calls.readClaim, { params: { service: 'claim', claimRequestUuid } });
    expect(stored).toMatchObject({ version, detail, state: 'DRAFT' });
  });

  test('is answered in the language it was read in', async () => {
    const begun = await service.reporter().call(calls.begin, { body: form({ language: 'en' }) });
    expect(begun.title).toBe('Who is reporting, and how can we reach you? – Hláška');
  });

  test.each<[string, Partial<EarlyForm>]>([
    ['an answer is missing', { fields: [['eventFamily', 'POVPOJ']] }],
    ['an answer is none of those offered', { fields: [['eventKinds', 'HAVNIC']] }],
    ['nothing is asked at the address', { path: '/' }],
    ['another build drew it', { build: 'another' }],
    ['a build drew it that does not say so', { build: undefined }],
    ['the page cannot be entered yet', { path: `${car}/vozidlo` }],
    ['the address belongs to nobody', { path: '/somewhere/else' }],
  ])('is left to the page where %s, and leaves no report', async (_, differing) => {
    const reporter = service.reporter();
    expect(await reporter.ask(calls.begin, { body: form(differing) })).toMatchObject({
      status: 400,
      body: { code: '245000030' },
    });
    expect(await draftsOf(reporter)).toEqual([]);
  });

  test('is left to the page where it was sent before: its answers may be others by now', async () => {
    const reporter = service.reporter();
    const first = form();
    const { claimRequestUuid } = await reporter.call(calls.begin, { body: first });
    const again = await reporter.ask(calls.begin, { body: first });
    expect(again).toMatchObject({ status: 400, body: { code: '245000030' } });
    const { activeClaimUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', createKey: first.createKey },
    });
    expect([activeClaimUuid, (await draftsOf(reporter)).length]).toEqual([claimRequestUuid, 1]);
  });

  test('begins nothing of a line that is switched off, nor where no page is drawn', async () => {
    const off = await service.another({
      configuration: { ...defaultConfiguration, productLines: ['life'] },
    });
    const drawsNothing = await service.another({ drawing: undefined });
    const answers = await Promise.all(
      [off, drawsNothing].map((one) => one.reporter().ask(calls.begin, { body: form() })),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 404]);
  });
});
