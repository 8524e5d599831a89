import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as others } from '#machines/service/calls.ts';
import { identificationCalls, type Contact } from '#machines/service/identity/identification.ts';
import { mailThrough } from '#server/messages/mail.ts';
import { aReporter } from '#test/given.ts';
import { beginWith } from './drafts.ts';
import type { Reporter } from './reporter.ts';
import { answered, smallFlow } from './smallFlow.ts';
import { startService, type TestService } from './service.ts';

const email = (value: string): Contact => ({ type: 'EMAIL', value });
const phone = (value: string): Contact => ({ type: 'PHONE', value });
const calls = { ...others, ...identificationCalls };
const minute = 60_000;

describe('who reports is identified by a code', () => {
  let service: TestService;
  let now = Date.parse('2026-11-20T10:00:00Z');
  const lines: string[] = [];
  beforeAll(async () => {
    service = await startService({
      flows: [smallFlow],
      hasOutbox: true,
      trustProxy: 1,
      now: () => new Date(now),
      log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
    });
  });
  afterAll(() => service.close());

  const codeFor = async (recipient: string): Promise<string> => {
    const { text } = await service.database.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(text)?.[0] ?? '';
  };
  const send = (reporter: Reporter, contact: Contact, address = '192.0.2.1') =>
    reporter.ask(calls.sendCode, { body: { contact }, headers: { 'x-forwarded-for': address } });
  const confirm = (reporter: Reporter, code: string) => reporter.ask(calls.confirmCode, { body: { code } });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  /** A browser of whoever reads the messages to a contact. */
  const identified = async (contact: Contact, recipient = contact.value) => {
    const reporter = service.reporter();
    now += 1000;
    expect(await send(reporter, contact)).toMatchObject({ status: 200, body: { lasts: 10 * minute } });
    expect(await confirm(reporter, await codeFor(recipient))).toMatchObject({ status: 200 });
    return reporter;
  };

  test.each<[string, Contact, string, string]>([
    ['e-mail', email('Eva.Mala@example.cz'), 'eva.mala@example.cz', 'EMAIL'],
    ['text message', phone('777 555 444'), '+420777555444', 'SMS'],
  ])('by %s, and finds and opens the reports with that contact', async (_, contact, recipient, state) => {
    const reported = aReporter({ email: 'eva.mala@EXAMPLE.cz', tel: '777555444' });
    const { uuid, params, reporter: first } = await beginWith(service, { ...answered, reporter: reported });
    const other = await identified(contact, recipient);
    expect(await other.call(calls.identification, {})).toEqual({
      state,
      contact: { type: contact.type, value: recipient },
      ways: ['EMAIL', 'PHONE'],
    });
    const { drafts } = await other.call(calls.listDrafts, {});
    const found = drafts.find(({ claimRequestUuid }) => claimRequestUuid === uuid);
    expect(found).toMatchObject({ authorised: false, proven: true, version: 1 });
    expect(await other.ask(calls.readClaim, { params })).toMatchObject({ status: 403 });
    await other.call(calls.openDraft, { params: { claimRequestUuid: uuid } });
    expect((await other.call(calls.readClaim, { params })).detail).toMatchObject({ reporter: reported });
    expect(await first.ask(calls.readClaim, { params })).toMatchObject({ body: { code: '245000011' } });
    // From now on it is a report of a browser that has proved the contact.
    expect(await other.call(calls.identification, {})).toMatchObject({ known: reported });
  });

  test('is told no draft of anybody else, and opens none', async () => {
    const { uuid } = await beginWith(service, {
      ...answered,
      reporter: aReporter({ email: 'nobody@example.cz' }),
    });
    const other = await identified(email('somebody@example.cz'));
    expect(await other.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
    expect(await other.ask(calls.openDraft, { params: { claimRequestUuid: uuid } })).toMatchObject({
      body: { code: '245000011' },
    });
  });

  test('whose fifth wrong code ends it, however many come at once', async () => {
    const reporter = service.reporter();
    await send(reporter, email('five@example.cz'));
    const code = await codeFor('five@example.cz');
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(reporter, wrong(code))));
    const told = answers.map(({ body }) => [Object(body).code, Object(body).params?.attempts]);
    expect(told.map(String).toSorted((one, two) => one.localeCompare(two))).toEqual([
      ...[1, 2, 3, 4].map((attempts) => `245000014,${attempts}`),
      '245000015,',
      ...Array.from({ length: 3 }, () => 'CODE_EXPIRED,'),
    ]);
    expect(await confirm(reporter, code)).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } });
    expect(await reporter.call(calls.identification, {})).toMatchObject({ state: 'UNIDENTIFIED' });
  });

  test('which works for ten minutes, for its own browser, and until the next one is sent', async () => {
    const reporter = service.reporter();
    await send(reporter, email('late@example.cz'));
    const first = await codeFor('late@example.cz');
    const stranger = service.reporter();
    await send(stranger, email('stranger@example.cz'));
    expect(await confirm(stranger, first)).not.toMatchObject({ status: 200 });
    expect(await confirm(service.reporter(), first)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
    now += 1000;
    await send(reporter, email('late@example.cz'));
    const second = await codeFor('late@example.cz');
    if (first !== second) {
      expect(await confirm(reporter, first)).toMatchObject({ body: { code: '245000014' } });
    }
    now += 10 * minute;
    expect(await confirm(reporter, second)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
  });

  test('is no longer identified once the session is over, or ended', async () => {
    const reporter = await identified(email('over@example.cz'));
    const cookie = reporter.cookie;
    now += 24 * 60 * minute;
    expect(await reporter.call(calls.identification, {})).toMatchObject({ state: 'UNIDENTIFIED' });
    await beginAgain(reporter);
    expect(reporter.cookie).not.toBe(cookie);
    expect(await reporter.call(calls.identification, {})).toMatchObject({ state: 'UNIDENTIFIED' });
    const ending = await identified(email('ending@example.cz'));
    await ending.call(calls.logout, {});
    expect(await ending.call(calls.identification, {})).toMatchObject({ state: 'UNIDENTIFIED' });
  });
  const beginAgain = (reporter: Reporter) =>
    reporter.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });

  test('under another token, so that whoever planted the first one is not identified', async () => {
    const victim = service.reporter();
    await send(victim, email('victim@example.cz'));
    const planted = victim.cookie;
    await confirm(victim, await codeFor('victim@example.cz'));
    expect(victim.cookie).not.toBe(planted);
    const thief = service.reporter();
    thief.cookie = planted;
    expect(await thief.call(calls.identification, {})).toMatchObject({ state: 'UNIDENTIFIED' });
    expect(await thief.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
  });

  test('and stays so in the report as long as it has that contact, whatever the report says', async () => {
    const stateIn = async (from: Reporter, reporterEmail: string, says: 'EMAIL' | 'KZ') => {
      const begun = await from.call(calls.create, {
        params: { service: 'claim' },
        body: {
          claimType: 'car',
          detail: {
            ...answered,
            incidentDate: `2026-07-${String((day += 1)).padStart(2, '0')}`,
            reporter: aReporter({ email: reporterEmail }),
            clientIdentificationState: says,
          },
        },
      });
      const params = { service: 'claim', claimRequestUuid: begun.activeClaimUuid } as const;
      await from.call(calls.finalize, { params });
      return (await from.call(calls.readClaim, { params })).detail['clientIdentificationState'];
    };
    let day = 0;
    const own = await identified(email('own@example.cz'));
    expect([
      await stateIn(own, 'own@example.cz', 'EMAIL'),
      await stateIn(own, 'other@example.cz', 'EMAIL'),
      await stateIn(service.reporter(), 'own@example.cz', 'KZ'),
    ]).toEqual(['EMAIL', 'UNIDENTIFIED', 'UNIDENTIFIED']);
  });

  test('and no code and no contact is in any line of the log', async () => {
    const reporter = await identified(email('logged@example.cz'));
    const code = await codeFor('logged@example.cz');
    await confirm(reporter, wrong(code));
    const log = lines.join('\n');
    expect(log).toContain('/rest/identification/send');
    expect(log).not.toContain('logged@example.cz');
    expect(log).not.toContain(code);
  });

  test('which is shown in the outbox only where messages are kept', async () => {
    await send(service.reporter(), email('shown@example.cz'));
    const page = await service.reporter().send({ url: '/outbox' });
    expect(page.body).toContain(await codeFor('shown@example.cz'));
    const closed = await service.another({ hasOutbox: false });
    expect(await closed.reporter().send({ url: '/outbox' })).toMatchObject({ status: 404 });
    expect(await closed.reporter().call(calls.identification, {})).toEqual({
      state: 'UNIDENTIFIED',
      ways: [],
    });
    expect(await send(closed.reporter(), email('shown@example.cz'))).toMatchObject({ status: 404 });
  });

  test('and nobody who takes it is said at once', async () => {
    const away = await service.another({ hasOutbox: false, smtp: 'smtp://127.0.0.1:9' });
    expect(await send(away.reporter(), email('away@example.cz'))).toMatchObject({
      status: 503,
      body: { code: '245000000' },
    });
    expect(lines.join('\n')).not.toContain('away@example.cz');
  });
});

test('an e-mail reaches the mail server with its sender, recipient and words', async () => {
  const said: string[] = [];
  const answers = (socket: Socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        said.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  };
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const mail = mailThrough(`smtp://127.0.0.1:${port}?from=skody@example.cz`);
  await mail({ to: 'eva@example.cz', subject: 'Kód', text: 'Kód je 123456.', language: 'sk' });
  server.close();
  expect(said).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<skody@example.cz>',
      'RCPT TO:<eva@example.cz>',
      'To: eva@example.cz',
      '<html lang=3D"sk">',
    ]),
  );
  // Readers show the last one they can.
  expect(said.flatMap((line) => /^Content-Type: ([\w/]+)/.exec(line)?.[1] ?? [])).toEqual([
    'multipart/alternative',
    'text/plain',
    'text/html',
  ]);
});
