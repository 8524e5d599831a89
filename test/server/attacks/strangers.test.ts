import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { pdf } from '#test/server/files.ts';
import { begin, beginWith, type Begun } from '#test/server/drafts.ts';
import { multipart } from '#test/server/multipart.ts';
import type { Received, Reporter } from '#test/server/reporter.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const every: readonly (readonly [string, Call])[] = Object.entries({
  ...calls,
  ...identificationCalls,
  ...companyCalls,
});
const landingKey = 'a secret shared with the client zone, long enough';

/** What a call must be told to be looked at, where that is anything. */
const bodies: Readonly<Record<string, object>> = {
  searchDamaged: { registrationNo: '4UI5655' },
  searchCompany: { identificationNumber: '99001004' },
};

/** Calls about one report. The authorisation is for strangers, and has a lock of its own. */
const aboutReports = every.filter(
  ([name, { path }]) => path.includes(':claimRequestUuid') && name !== 'authoriseDraft',
);

describe('the report of somebody else', () => {
  let service: TestService;
  let theirs: Begun;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow], landingKey });
    theirs = await beginWith(service, answered);
  });
  afterAll(() => service.close());

  const askAbout = async (reporter: Reporter, [name, call]: readonly [string, Call]): Promise<Received> => {
    const params = { ...theirs.params, version: 1, documentId: randomUUID() };
    if (call.multipart)
      return reporter.send({
        method: 'POST',
        url: pathOf(call.path, params),
        ...multipart({ name: 'doklad.pdf', content: pdf('doklad') }),
      });
    return reporter.ask(call, { params, ...(call.body && { body: bodies[name] ?? {} }) });
  };

  const stored = () =>
    service.database.db
      .selectFrom('claim_request')
      .select(['state', 'version', 'detail', 'session_id', 'updated_at'])
      .where('uuid', '=', theirs.uuid)
      .executeTakeFirstOrThrow();

  test.each(aboutReports)('is opened, changed and told by no call: %s', async (...call) => {
    const before = await stored();
    const { reporter: stranger } = await begin(service);
    expect(await askAbout(stranger, call)).toMatchObject({ status: 403, body: { code: '245000011' } });
    expect(await askAbout(service.reporter(), call)).toMatchObject({
      status: 403,
      body: { code: '245000007' },
    });
    expect(await stored()).toEqual(before);
  });
});

describe('a page of another site', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each(every.filter(([, { method }]) => method !== 'GET'))(
    'makes no call that changes something: %s',
    async (_, { method, path }) => {
      const { reporter, params } = await begin(service);
      const answer = await service.app.inject({
        method,
        url: pathOf(path, { ...params, version: 0, documentId: randomUUID() }),
        headers: { cookie: `session=${reporter.cookie}`, origin: 'https://evil.example' },
        payload: {},
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, '245000022']);
    },
  );
});

describe('a token', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey });
  });
  afterAll(() => service.close());

  test('in an address or a header says nothing of who it is: only its exchange does', async () => {
    const token = await mintLanding(landingKey, {
      origin: 'CLIENT_ZONE',
      subject: 'jana',
      policies: ['4400000017'],
    });
    const reporter = service.reporter();
    const tries = [
      { url: `/rest/session?landing=${token}` },
      { url: `/rest/session?token=${token}` },
      { url: '/rest/session', headers: { authorization: `Bearer ${token}` } },
      { url: '/rest/session', headers: { cookie: `session=${token}; identified=1` } },
      { url: '/rest/session', headers: { referer: `https://kz.example/?landing=${token}` } },
    ];
    for (const sent of tries) {
      expect(await reporter.send(sent)).toMatchObject({
        status: 200,
        body: { identification: 'UNIDENTIFIED', isSignedIn: false },
      });
    }
    expect(reporter.cookie).toBeUndefined();
    expect(await reporter.ask(calls.land, { body: { token } })).toMatchObject({ status: 200 });
  });
});
