import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const landingKey = 'a secret shared with the client zone, long enough';
const refused = { status: 403, body: { code: '245000010' } };
const jana = {
  origin: 'CLIENT_ZONE',
  subject: 'jana',
  name: 'Jana Nováková',
  contact: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '+420777123456' },
  birthNumber: '841104/9031',
  policies: ['4400000017'],
};

describe('a landing token', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey, now: () => new Date() });
  });
  afterAll(() => service.close());

  const land = (token: string, reporter = service.reporter()) =>
    reporter.ask(calls.land, { body: { token } });

  const signed = (claims: object, change: (token: SignJWT) => SignJWT = (token) => token) =>
    change(
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject('jana')
        .setAudience('hlaska')
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .setExpirationTime('60s'),
    ).sign(new TextEncoder().encode(landingKey));

  /** A token with claims that no sender of ours would write. */
  const claiming = (claims: object) => {
    const iat = Math.floor(Date.now() / 1000);
    const usual = { sub: 'jana', aud: 'hlaska', jti: crypto.randomUUID(), iat, exp: iat + 60 };
    return new SignJWT({ ...jana, ...usual, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(landingKey));
  };

  test.each([1e15, 8.64e15, Number.MAX_VALUE])(
    'that would never expire (%d) is good as long as any, and once',
    async (exp) => {
      const token = await claiming({ exp });
      expect((await land(token)).status).toBe(200);
      expect(await land(token)).toMatchObject(refused);
    },
  );

  test('says where the client comes from and who they are', async () => {
    const reporter = service.reporter();
    const who = await reporter.call(calls.land, { body: { token: await mintLanding(landingKey, jana) } });
    expect(who).toEqual({
      origin: 'CLIENT_ZONE',
      identification: 'KZ',
      name: 'Jana Nováková',
      contact: jana.contact,
      birthNumber: '8411049031',
      policies: ['4400000017'],
      roles: ['reporter'],
      isSignedIn: false,
      isDelegationRefused: false,
      delegations: [],
    });
    expect(await reporter.call(calls.whoAmI, {})).toEqual(who);
  });

  test('is good by either of two keys while one takes the place of the other, and once', async () => {
    const before = 'the secret in whose place another one comes';
    const rotating = await startService({ landingKey, landingKeyBefore: before, now: () => new Date() });
    onTestFinished(() => rotating.close());
    const use = (token: string) => rotating.reporter().ask(calls.land, { body: { token } });
    for (const key of [landingKey, before]) {
      const token = await mintLanding(key, jana);
      expect((await use(token)).status).toBe(200);
      expect(await use(token)).toMatchObject(refused);
    }
    expect(await use(await mintLanding('a secret that was never shared with us', jana))).toMatchObject(
      refused,
    );
  });

  test('is good once, here and in another process', async () => {
    const token = await mintLanding(landingKey, jana);
    expect((await land(token)).status).toBe(200);
    expect(await land(token)).toMatchObject(refused);
    const elsewhere = await service.another();
    expect(await land(token, new Reporter(elsewhere.app))).toMatchObject(refused);
  });

  test('used by many at the same moment lets one of them in', async () => {
    const token = await mintLanding(landingKey, jana);
    const answers = await Promise.all(Array.from({ length: 8 }, () => land(token)));
    expect([200, 403].map((code) => answers.filter(({ status }) => status === code).length)).toEqual([1, 7]);
  });

  test.each<[string, () => Promise<string>]>([
    ['signed with another key', () => mintLanding('another secret that is just as long as ours', jana)],
    ['that is no token', async () => 'eyJhbGciOiJub25lIn0.e30.'],
    [
      'without a signature',
      async () => {
        const [, claims] = (await mintLanding(landingKey, jana)).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
    ],
    [
      'whose content was changed',
      async () => {
        const [head, , signature] = (await mintLanding(landingKey, jana)).split('.');
        return `${head}.${Buffer.from(JSON.stringify(jana)).toString('base64url')}.${signature}`;
      },
    ],
    ['that has expired', () => signed(jana, (token) => token.setExpirationTime('-1s'))],
    ['issued long ago', () => signed(jana, (token) => token.setIssuedAt('-1h').setExpirationTime('1h'))],
    ['for somebody else', () => signed(jana, (token) => token.setAudience('another'))],
    ['from no known origin', () => signed({ ...jana, origin: 'ELSEWHERE' })],
    ['that claims more than its origin may say', () => signed({ ...jana, identification: 'BANK_ID' })],
    ['whose id is empty', () => signed(jana, (token) => token.setJti(''))],
    ['whose id is a number', () => claiming({ jti: 17 })],
    ['whose id is a list', () => claiming({ jti: ['a'] })],
    ['whose subject is a number', () => claiming({ sub: 17 })],
    ['whose expiry is a word', () => claiming({ exp: 'never' })],
    ['issued in the future', () => claiming({ iat: Math.floor(Date.now() / 1000) + 3600 })],
  ])('%s is refused, and opens no session', async (_, token) => {
    const reporter = service.reporter();
    expect(await land(await token(), reporter)).toMatchObject(refused);
    expect(reporter.cookie).toBeUndefined();
  });

  test('is taken by no page of another site', async () => {
    const token = await mintLanding(landingKey, jana);
    const response = await service.app.inject({
      method: 'POST',
      url: calls.land.path,
      payload: { token },
    });
    expect(response.json()).toMatchObject({ code: '245000022' });
  });

  test('opens a session that nobody knew the cookie of before, with what was begun in it', async () => {
    const reporter = service.reporter();
    const { activeClaimUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car' },
    });
    const thief = new Reporter(service.app, reporter.cookie);
    const elsewhere = new Reporter((await service.another()).app, reporter.cookie);
    await elsewhere.call(calls.listDrafts, {});
    await land(await mintLanding(landingKey, jana), reporter);
    expect(reporter.cookie).not.toBe(thief.cookie);
    const params = { service: 'claim', claimRequestUuid: activeClaimUuid } as const;
    expect((await reporter.ask(calls.readClaim, { params })).status).toBe(200);
    for (const stranger of [thief, elsewhere]) {
      expect((await stranger.ask(calls.readClaim, { params })).status).toBe(403);
      expect(await stranger.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
      expect((await stranger.call(calls.whoAmI, {})).identification).toBe('UNIDENTIFIED');
    }
  });

  test('brings nobody the reports of who was there before', async () => {
    const reporter = service.reporter();
    await land(await mintLanding(landingKey, jana), reporter);
    await reporter.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    await land(await mintLanding(landingKey, { ...jana, subject: 'petr' }), reporter);
    expect(await reporter.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
  });

  test('counts no longer once its session has ended', async () => {
    const reporter = service.reporter();
    await land(await mintLanding(landingKey, jana), reporter);
    const kept = new Reporter(service.app, reporter.cookie);
    await reporter.call(calls.logout, {});
    expect((await kept.call(calls.whoAmI, {})).identification).toBe('UNIDENTIFIED');
  });
});

describe('a report', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey });
  });
  afterAll(() => service.close());

  const createdFrom = async (referer: string | undefined, landing?: object) => {
    const reporter = service.reporter();
    if (landing) {
      await reporter.call(calls.land, { body: { token: await mintLanding(landingKey, landing) } });
    }
    const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', ...(referer && { referer }) },
    });
    const stored = await service.database.db
      .selectFrom('claim_request')
      .select(['referer', 'identity'])
      .where('uuid', '=', claimRequestUuid)
      .executeTakeFirstOrThrow();
    return [stored.referer, stored.identity?.identification];
  };

  test.each([
    ['CLIENT_ZONE', null],
    ['SALES_APP', null],
    ['PARTNER', 'PARTNER'],
    ['<script>', null],
  ])('whose address names %s without a token comes from %s', async (referer, stored) => {
    expect(await createdFrom(referer)).toEqual([stored, undefined]);
  });

  test('comes from where its token says, whatever its address does, and keeps who the client is', async () => {
    expect(await createdFrom('PARTNER', jana)).toEqual(['CLIENT_ZONE', 'KZ']);
    expect(await createdFrom(undefined, { origin: 'SALES_APP', subject: 'a1' })).toEqual([
      'SALES_APP',
      'CCD',
    ]);
  });

  test('is not created for a line or an answer that its origin does not offer', async () => {
    const create = (reporter: Reporter, body: object) =>
      reporter.ask(calls.create, { params: { service: 'claim' }, body });
    expect(await create(service.reporter(), { claimType: 'life', referer: 'CAR_DEALER' })).toMatchObject({
      status: 403,
      body: { code: '245000501' },
    });
    const reporter = service.reporter();
    await reporter.call(calls.land, { body: { token: await mintLanding(landingKey, jana) } });
    const loan = { claimType: 'life', detail: { appliedRiskId: 'BAN' } };
    expect(await create(reporter, loan)).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { name: 'appliedRiskId' } },
    });
    expect((await create(service.reporter(), { ...loan, referer: 'CLIENT_ZONE' })).status).toBe(200);
  });
});
