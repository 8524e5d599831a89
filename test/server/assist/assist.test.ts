import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#machines/assist/catalogue.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { assistCalls, type AskedHelp, type LineNews } from '#machines/service/assist/assistCalls.ts';
import { calls } from '#machines/service/calls.ts';
import type { Pointing, Seen } from '#machines/service/assist/seen.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { patience } from '#test/server/patience.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { openLine, type OpenLine } from './line.ts';

let now = new Date();
let service: TestService;
/** Another process on the same database. */
let another: TestService;
let hana: Reporter;
beforeAll(async () => {
  service = await startService({ now: () => now, liveBeat: 1000 });
  another = await service.another();
  hana = await signedIn(another, 'U600');
});
afterAll(() => service.close());

const catalogue = catalogueOf(carDraft, ['required']);
const email = at('reporter', 'reporter.email');
const seen: Seen = {
  flow: catalogue.flow,
  page: catalogue.page('reporter') ?? fail('reporter'),
  fields: [{ ...email, state: 'WRONG', key: catalogue.key('required') ?? fail('required') }],
  focus: 0,
  pointer: { at: 0, x: 50, y: 10 },
};

const ask = (who: Reporter): Promise<AskedHelp> =>
  who.call(assistCalls.askForHelp, { body: { isAgreed: true } });
const join = (who: Reporter, code: string) => who.ask(assistCalls.joinHelp, { body: { code } });
const end = (who: Reporter, assist: string, isSent = false) =>
  who.ask(assistCalls.endHelp, { params: { assist }, body: { isSent } });
const stored = (id: string) =>
  service.database.db.selectFrom('assistance').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const states = ({ heard }: OpenLine) => heard.flatMap((one) => (one.kind === 'state' ? [one.state] : []));
const hears = (line: OpenLine, news: LineNews) =>
  vi.waitFor(() => expect(line.heard).toContainEqual(news), patience);
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a reporter and somebody of the helpdesk, each in another process', () => {
  let reporter: Reporter;
  let asked: AskedHelp;
  let helped: OpenLine;
  let helper: OpenLine;
  beforeEach(async () => {
    reporter = service.reporter();
    asked = await ask(reporter);
    helped = await openLine(service, reporter, asked.assist);
    expect((await join(hana, asked.code)).status).toBe(200);
    helper = await openLine(another, hana, asked.assist);
    await vi.waitFor(() => expect(states(helped).at(-1)?.isOtherThere).toBe(true), patience);
  });
  afterEach(() => {
    helped.socket.terminate();
    helper.socket.terminate();
  });

  test('the helper sees the page, and whoever is helped what they point at', async () => {
    await hears(helped, { kind: 'wanted' });
    helped.show({ kind: 'seen', seen });
    await hears(helper, { kind: 'seen', seen });
    helper.say({ kind: 'pointing', at: email });
    await hears(helped, { kind: 'pointing', at: email });
    expect(states(helped).at(-1)).toEqual({
      isOpen: true,
      helper: 'Hana Helpdesková',
      until: new Date(now.getTime() + 15 * 60_000).toISOString(),
      isOtherThere: true,
    });
    expect((await looks(service)).at(-1)).toMatchObject({
      actor: 'U600',
      action: 'ASSIST',
      fields: [`help ${asked.assist.slice(0, 8)}`],
    });
  });

  test('what is not in the catalogue goes nowhere, whichever side says it', async () => {
    const wrong = [
      { ...seen, value: 'Jan Novák' },
      { ...seen, page: 'JanNovak' },
      { ...seen, flow: 'car.NOVAK' },
      { ...seen, dialog: 'NovakJan' },
      { ...seen, fields: [{ path: 'reporter.Novak', rows: [], state: 'EMPTY' }] },
      { ...seen, fields: [{ ...email, state: 'Novak' }] },
      { ...seen, fields: [{ ...email, rows: [1], state: 'EMPTY' }] },
      { ...seen, fields: [{ ...email, state: 'WRONG', key: 'Novak' }] },
    ];
    for (const one of wrong) helped.socket.send(JSON.stringify({ kind: 'seen', seen: one }));
    helper.socket.send(JSON.stringify({ kind: 'pointing', at: { path: 'Jan.Novak', rows: [] } }));
    helper.socket.send(JSON.stringify({ kind: 'seen', seen }));
    helped.socket.send('Novák');
    helped.show({ kind: 'seen', seen });
    await hears(helper, { kind: 'seen', seen });
    helper.say({ kind: 'pointing', at: email });
    await hears(helped, { kind: 'pointing', at: email });
    expect([...helper.texts, ...helped.texts].join()).not.toMatch(/nov[aá]k/i);
    expect(helper.heard.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
    expect(helped.heard.filter(({ kind }) => kind === 'seen')).toHaveLength(0);
  });

  test.each([
    ['whoever is helped', 'HELPED', () => end(reporter, asked.assist)],
    ['the helper', 'HELPER', () => end(hana, asked.assist)],
    ['sending the report', 'SENT', () => end(reporter, asked.assist, true)],
    ['logging out', 'SIGNED_OUT', () => reporter.ask(calls.logout, {})],
    ['asking anew', 'ANEW', () => ask(reporter)],
  ] as const)('%s ends it for both', async (_who, how, ending) => {
    await ending();
    expect(await Promise.all([helped.closed, helper.closed])).toEqual([4401, 4401]);
    expect([helped.heard.at(-1), helper.heard.at(-1)]).toEqual([
      { kind: 'ended', how },
      { kind: 'ended', how },
    ]);
    expect(await stored(asked.assist)).toMatchObject({ ended_how: how, helper: 'U600', asker: null });
  });

  test('it ends by itself after fifteen minutes', async () => {
    const before = now;
    now = new Date(now.getTime() + 15 * 60_000 + 1);
    expect(await Promise.all([helped.closed, helper.closed])).toEqual([4401, 4401]);
    expect(helper.heard.at(-1)).toEqual({ kind: 'ended', how: 'TIME' });
    now = before;
  });

  test('a side that is away is said to be, and ends it when it is gone for a minute', async () => {
    helped.socket.terminate();
    await vi.waitFor(() => expect(states(helper).at(-1)?.isOtherThere).toBe(false), patience);
    const again = await openLine(another, reporter, asked.assist);
    await vi.waitFor(() => expect(states(helper).at(-1)?.isOtherThere).toBe(true), patience);
    again.socket.terminate();
    await vi.waitFor(() => expect(states(helper).at(-1)?.isOtherThere).toBe(false), patience);
    const before = now;
    now = new Date(now.getTime() + 61_000);
    await helper.closed;
    expect(helper.heard.at(-1)).toEqual({ kind: 'ended', how: 'GONE' });
    now = before;
  });

  test('a line that says too much is closed', async () => {
    for (let count = 0; count < 70; count += 1) helped.socket.send('{}');
    expect(await helped.closed).toBe(1008);
  });

  test('nobody else hears of it', async () => {
    await expect(openLine(service, service.reporter(), asked.assist)).rejects.toThrow('403');
    await expect(openLine(service, await signedIn(service, 'U600'), asked.assist)).rejects.toThrow('403');
    expect((await end(service.reporter(), asked.assist)).status).toBe(404);
  });
});

test('before a helper has told the code nothing is passed on', async () => {
  const reporter = service.reporter();
  const asked = await ask(reporter);
  const helped = await openLine(service, reporter, asked.assist);
  await vi.waitFor(() => expect(states(helped)).not.toEqual([]), patience);
  helped.say({ kind: 'seen', seen });
  // Whatever was said before it is there once it is answered.
  helped.socket.ping();
  await new Promise((resolve) => {
    helped.socket.once('pong', resolve);
  });
  await join(hana, asked.code);
  const helper = await openLine(another, hana, asked.assist);
  await hears(helped, { kind: 'wanted' });
  helped.say({ kind: 'seen', seen: { ...seen, fields: [] } });
  await hears(helper, { kind: 'seen', seen: { ...seen, fields: [] } });
  expect(helper.heard.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
  await end(hana, asked.assist);
});

test('a code is worth something once, for ten minutes, and for the helpdesk only', async () => {
  const reporter = service.reporter();
  const asked = await ask(reporter);
  expect((await join(await signedIn(service, 'A100'), asked.code)).status).toBe(403);
  expect((await join(hana, asked.code)).status).toBe(200);
  expect((await join(hana, asked.code)).body).toMatchObject({ code: '245000014' });
  const late = await ask(service.reporter());
  const before = now;
  now = new Date(now.getTime() + 10 * 60_000 + 1);
  expect((await join(hana, late.code)).body).toMatchObject({ code: '245000014' });
  now = before;
  await end(reporter, asked.assist);
});

test('nobody finds a code by trying', async () => {
  const { code } = await ask(service.reporter());
  const petra = await signedIn(service, 'U400');
  for (let count = 0; count < 20; count += 1)
    expect((await join(petra, otherThan(code))).body).toMatchObject({ code: '245000014' });
  expect((await join(petra, code)).body).toMatchObject({
    code: '245000012',
    params: { until: expect.any(String) },
  });
});

test('the code is stored as a hash, and what was seen nowhere', async () => {
  const { assist, code } = await ask(service.reporter());
  const row = await stored(assist);
  expect(JSON.stringify(row)).not.toContain(code);
  expect(Object.keys(row)).toEqual([
    'id',
    'session_id',
    'asker',
    'code_hash',
    'asked_at',
    'helper',
    'helper_name',
    'helper_session',
    'joined_at',
    'until',
    'asker_there',
    'asker_seen_at',
    'helper_there',
    'helper_seen_at',
    'ended_at',
    'ended_how',
  ]);
});

function at(page: string, name: string): Pointing {
  return catalogue.field(page, name) ?? fail(name);
}

function fail(what: string): never {
  throw new Error(`${what} is not in the catalogue.`);
}
