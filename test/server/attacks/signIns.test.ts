import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { unseal } from '#server/sessions/sealedTokens.ts';
import { freePort } from '#test/server/freePort.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from '#test/server/auth/user.ts';

const failed = '/prihlaseni/nezdarilo-se';
const minute = 60_000;

describe('a sign-in', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  const user = () => new User(service.app);

  test.each([
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    'javascript:alert(1)',
    '/ok\n//evil.example',
    '',
  ])('leads to no other site (%j)', async (returnTo) => {
    const answer = await service.reporter().ask(calls.signIn, { body: { returnTo } });
    expect(answer).toMatchObject({ status: 400, body: { code: '245000030', params: { name: 'returnTo' } } });
  });

  test('is begun by no page of another site', async () => {
    const sent = { method: 'POST', url: calls.signIn.path, payload: { returnTo: '/' } } as const;
    expect((await service.app.inject(sent)).json()).toMatchObject({ code: '245000022' });
    const delegation = { method: 'POST', url: calls.actFor.path, payload: {} } as const;
    expect((await service.app.inject(delegation)).json()).toMatchObject({ code: '245000022' });
  });

  test('of an attacker is finished in no other browser', async () => {
    const attacker = user();
    const address = await attacker.choose(await attacker.begin({ returnTo: '/' }), 'A100');
    const victim = user();
    expect((await victim.go(address)).headers['location']).toBe(failed);
    await victim.begin({ returnTo: '/' });
    expect((await victim.go(address)).headers['location']).toBe(failed);
    expect(victim.cookies.has('session')).toBe(false);
  });

  test('is finished once', async () => {
    const jan = user();
    const begun = await jan.begin({ returnTo: '/' });
    const key = jan.cookies.get('signIn') ?? '';
    const address = await jan.choose(begun, 'P001');
    expect((await jan.go(address)).headers['location']).toBe('/');
    jan.cookies.set('signIn', key);
    expect((await jan.go(address)).headers['location']).toBe(failed);
  });

  test('changes the cookie, so whoever planted one has nothing', async () => {
    const thief = service.reporter();
    await thief.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const jan = user();
    jan.cookies.set('session', thief.cookie ?? '');
    await jan.signIn('P001');
    expect(jan.cookies.get('session')).not.toBe(thief.cookie);
    expect((await thief.call(calls.whoAmI, {})).isSignedIn).toBe(false);
    await jan.reporter().call(calls.create, { params: { service: 'claim' }, body: { claimType: 'life' } });
    expect(await thief.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
  });

  test('opens the reports of nobody else', async () => {
    const jan = user();
    await jan.signIn('P001');
    const { activeClaimUuid: claimRequestUuid } = await jan
      .reporter()
      .call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const agent = user();
    await agent.signIn('A100');
    const params = { service: 'claim', claimRequestUuid } as const;
    for (const call of [calls.readClaim, calls.discard, calls.bankAccount, calls.listDocuments] as const) {
      expect(await agent.reporter().ask(call, { params })).toMatchObject({
        status: 403,
        body: { code: '245000011' },
      });
    }
  });

  test('gives no token to the browser, and none that opens to whoever reads the database', async () => {
    const jan = user();
    const begun = await jan.begin({ returnTo: '/' });
    const address = await jan.choose(begun, 'P001');
    const end = await jan.go(address);
    const who = await jan.reporter().call(calls.whoAmI, {});
    const seen = [begun, address, JSON.stringify(end.headers), String(end.body), JSON.stringify(who)];
    const { tokens, token_hash: hash } = await service.database.db
      .selectFrom('session')
      .select(['tokens', 'token_hash'])
      .where('tokens', 'is not', null)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    const cookie = jan.cookies.get('session') ?? '';
    const { accessToken, refreshToken } = unseal(tokens ?? '', cookie);
    expect(seen.filter((text) => text.includes(accessToken) || text.includes(refreshToken))).toEqual([]);
    expect(() => unseal(tokens ?? '', hash)).toThrow();
    const { url } = await jan.reporter().call(calls.logout, {});
    expect(url).not.toMatch(/token/);
  });
});

describe('a sign-in that lasts', () => {
  let service: TestService;
  let elsewhere: TestService;
  beforeAll(async () => {
    const publicUrl = `http://localhost:${await freePort()}`;
    const signIn = { clientId: 'hlaska', scope: 'openid profile email phone', publicUrl };
    service = await startService({ signIn });
    await service.app.listen({ port: Number(new URL(publicUrl).port) });
    // To another process the provider is one of the network.
    elsewhere = await service.another({ signIn: { ...signIn, issuer: `${publicUrl}/oidc` } });
  });
  afterAll(() => service.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const later = (time: number) => vi.setSystemTime(Date.now() + time);
  const tokensOf = async (cookie = '') => {
    const rows = await service.database.db.selectFrom('session').select('tokens').execute();
    return rows.flatMap(({ tokens }) => {
      try {
        return [unseal(tokens ?? '', cookie)];
      } catch {
        return [];
      }
    })[0];
  };

  test('is refreshed once over tabs and processes, and goes on', async () => {
    const jan = new User(service.app);
    await jan.signIn('P001');
    const before = await tokensOf(jan.cookies.get('session'));
    later(6 * minute);
    const tabs = [service, elsewhere, service, elsewhere].map(
      ({ app }) => new Reporter(app, jan.cookies.get('session')),
    );
    const said = await Promise.all(tabs.map((tab) => tab.call(calls.whoAmI, {})));
    expect(said.map(({ isSignedIn }) => isSignedIn)).toEqual([true, true, true, true]);
    const after = await tokensOf(jan.cookies.get('session'));
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    later(6 * minute);
    expect((await tabs[1]?.call(calls.whoAmI, {}))?.isSignedIn).toBe(true);
  });

  test('ends with 401.4 once its refresh token was used by somebody else', async () => {
    const jan = new User(service.app);
    await jan.signIn('P001');
    const reporter = jan.reporter();
    const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car' },
    });
    const stolen = await tokensOf(reporter.cookie);
    const use = () =>
      jan.go('/oidc/token', {
        grant_type: 'refresh_token',
        client_id: 'hlaska',
        refresh_token: stolen?.refreshToken ?? '',
      });
    expect((await use()).status).toBe(200);
    later(6 * minute);
    const thief = new Reporter(elsewhere.app, reporter.cookie);
    const refused = await reporter.ask(calls.whoAmI);
    expect(refused).toMatchObject({ status: 401, body: { code: '245000009', params: { status: '401.4' } } });
    expect(String(refused.headers['set-cookie'])).toMatch(/session=;/);
    const params = { service: 'claim', claimRequestUuid } as const;
    expect((await thief.ask(calls.readClaim, { params })).status).toBe(403);
    expect((await use()).status).toBe(400);
  });
});
