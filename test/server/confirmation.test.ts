import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { aReporter } from '#test/given.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { patience } from './patience.ts';
import { Reporter } from './reporter.ts';
import { startService, type TestService } from './service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let service: TestService;
beforeAll(async () => {
  service = await startService({ hasOutbox: true, wakeInterval: 20 });
});
afterAll(() => service.close());

const send = async (detail: ClaimDetail, from = service, language?: string) => {
  const { reporter, params } = await beginWith(from, detail);
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { body } = await reporter.ask(calls.finalize, { params, headers });
  const { claimsData, mailTo } = calls.finalize.answer.parse(body);
  const told = async () => {
    // Whoever sends may be days ahead; the session is of today.
    const { result } = await new Reporter(service.app, reporter.cookie).call(calls.readClaim, { params });
    return [result?.mailTo, result?.mailSentAt, result?.mailFailed];
  };
  return { claimNumber: claimsData[0]?.claimNumber ?? '', mailTo, told };
};
const mailsOf = (claimNumber: string) =>
  service.database.db
    .selectFrom('outbox')
    .select(['type', 'recipient', 'subject', 'text'])
    .where('text', 'like', `%${claimNumber}%`)
    .execute();

describe('a report is confirmed by e-mail', () => {
  test('with its number, what is still wanted and where to send it, and nothing of what happened', async () => {
    const { claimNumber, mailTo, told } = await send(accident);
    expect(mailTo).toBe('j•••@example.cz');
    await vi.waitFor(
      async () => expect(await told()).toEqual(['j•••@example.cz', expect.any(String), undefined]),
      patience,
    );
    const mails = await mailsOf(claimNumber);
    // Whoever has the key of the link still has to show who they are.
    const [, key] = /stav#([\w-]{22})\n/.exec(mails[0]?.text ?? '') ?? [];
    expect(mails).toEqual([
      {
        type: 'EMAIL',
        recipient: 'jana.novakova@example.cz',
        subject: `Hlášení jsme přijali (končí na ${claimNumber.slice(-4)})`,
        text: [
          'Dobrý den,',
          `vaše hlášení máme. Jeho číslo je ${claimNumber}. Budete ho potřebovat, až nám zavoláte.`,
          'Ještě od vás potřebujeme 1 dokument. Pošlete nám ho tady, až ho budete mít: http://localhost:3000/hlaseni/nonlife/car?flow=UPLOAD',
          `Kde vaše věc je a co bude dál, uvidíte tady: http://localhost:3000/hlaseni/nonlife/car/stav#${key}\nOtevře se v prohlížeči, ze kterého jste hlášení poslali, jinde kódem. Na tento e-mail prosím neodpovídejte.`,
          'Kdybyste něco potřebovali, zavolejte na +420 800 000 000.',
        ].join('\n\n'),
      },
    ]);
  });

  test.each([
    ['sk', 'Hlásenie sme prijali'],
    ['en', 'We have your report'],
  ])('in the language that it was sent in: %s', async (language, subject) => {
    const { claimNumber } = await send(accident, service, language);
    await vi.waitFor(
      async () =>
        expect(await mailsOf(claimNumber)).toMatchObject([{ subject: expect.stringContaining(subject) }]),
      patience,
    );
  });

  test('not where no mail server is known', async () => {
    const silent = await service.another({ hasOutbox: false });
    const { claimNumber, mailTo } = await send({ ...accident, reporter: aReporter() }, silent);
    expect([claimNumber.slice(0, 7), mailTo]).toEqual(['2026CAR', undefined]);
  });
});

describe('a mail server that takes nothing', () => {
  let server: Server;
  let now = Date.now();
  let away: TestService;
  beforeAll(async () => {
    server = createServer((socket) => socket.end('421 not now\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    away = await service.another({
      hasOutbox: false,
      smtp: `smtp://127.0.0.1:${port}`,
      now: () => new Date(now),
      wakeInterval: 20,
    });
  });
  afterAll(() => server.close());

  test('leaves the claim registered; the e-mail is given up after a day, and told as not sent', async () => {
    const { claimNumber, told } = await send(accident, away);
    expect(claimNumber).toMatch(/^2026CAR/);
    expect(await told()).toEqual(['j•••@example.cz', undefined, undefined]);
    await vi.waitFor(async () => {
      now += day;
      expect(await told()).toEqual(['j•••@example.cz', undefined, true]);
    }, patience);
  });
});
