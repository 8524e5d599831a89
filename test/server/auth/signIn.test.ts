import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from './user.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const user = () => new User(service.app);
const who = (one: User) => one.reporter().call(calls.whoAmI, {});

describe('a user who signs in', () => {
  test('comes back to where they were, as the client they are', async () => {
    const jan = user();
    expect(await jan.signIn('P001', { returnTo: '/hlaseni/life' })).toBe('/hlaseni/life');
    expect(await who(jan)).toEqual({
      identification: 'SSO',
      name: 'Jan Novotný',
      contact: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' },
      birthNumber: '8411049031',
      policies: [],
      roles: ['reporter'],
      isSignedIn: true,
      isDelegationRefused: false,
      delegations: [],
    });
  });

  test('is known by a cookie that no script reads, and by one that says no name', async () => {
    const jan = user();
    const address = await jan.choose(await jan.begin({ returnTo: '/' }), 'P001');
    const { headers, status } = await jan.go(address);
    expect([
      status,
      [headers['set-cookie']].flat().map((one) => String(one).replace(/=[\w-]{43}/, '=…')),
    ]).toEqual([
      303,
      [
        expect.stringMatching(/^signIn=; /),
        'session=…; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
        'identified=1; Path=/; SameSite=Lax',
      ],
    ]);
  });

  test('without any role is refused and gets no session', async () => {
    const nobody = user();
    expect(await nobody.signIn('U500')).toBe('/prihlaseni/bez-opravneni');
    expect(nobody.cookies.has('session')).toBe(false);
  });

  test('whom the provider does not know comes to nothing', async () => {
    expect(await user().signIn('X999')).toBe('/prihlaseni/nezdarilo-se');
  });

  test.each(['/logout', '/rest/session', '/prodej/../logout', '/oidc/session/end'])(
    'is not led to %s',
    async (returnTo) => {
      expect(await user().reporter().ask(calls.signIn, { body: { returnTo } })).toMatchObject({
        status: 400,
        body: { code: '245000030' },
      });
    },
  );

  test.each([
    ['U600', 'helpdesk'],
    ['U700', 'auditor'],
    ['A300', 'agent'],
  ])('%s has the role of %s and acts for nobody', async (sub, role) => {
    const one = user();
    await one.signIn(sub);
    expect(await who(one)).toMatchObject({ roles: [role], delegations: [] });
  });

  test('logs out here and is sent to the provider to log out there, with no token in the address', async () => {
    const jan = user();
    await jan.signIn('P001');
    const reporter = jan.reporter();
    const { ended, url } = await reporter.call(calls.logout, {});
    const { pathname, searchParams } = new URL(url ?? '');
    expect([ended, pathname, Object.fromEntries(searchParams)]).toEqual([
      true,
      '/oidc/session/end',
      { post_logout_redirect_uri: 'http://localhost:3000/logout', client_id: 'hlaska' },
    ]);
    expect((await who(jan)).isSignedIn).toBe(false);
  });

  test('has their report marked by who they are', async () => {
    const jan = user();
    await jan.signIn('P001');
    const { activeClaimUuid } = await jan
      .reporter()
      .call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const { identity } = await service.database.db
      .selectFrom('claim_request')
      .select('identity')
      .where('uuid', '=', activeClaimUuid)
      .executeTakeFirstOrThrow();
    expect(identity).toMatchObject({ subject: 'P001', identification: 'SSO', birthNumber: '8411049031' });
  });
});

describe('an agent', () => {
  const olga = { id: 'A200', name: 'Olga Obchodní' };
  const karel = { id: 'A100', name: 'Karel Makléř' };

  test('enters on behalf of whoever gave them the right', async () => {
    const agent = user();
    expect(await agent.signIn('A100', { returnTo: '/', actFor: 'A200' })).toBe('/');
    const { name, actsFor, delegations, isDelegationRefused, identification } = await who(agent);
    expect({ name, actsFor, delegations, isDelegationRefused, identification }).toEqual({
      name: 'Karel Makléř',
      actsFor: olga,
      delegations: [olga],
      isDelegationRefused: false,
      identification: 'UNIDENTIFIED',
    });
  });

  test('without the right enters under their own name, is told so and shown whom they may act for', async () => {
    const agent = user();
    expect(await agent.signIn('A200', { returnTo: '/', actFor: 'A100' })).toBe('/prihlaseni/zastoupeni');
    const { name, actsFor, delegations, isDelegationRefused } = await who(agent);
    expect({ name, actsFor, delegations, isDelegationRefused }).toEqual({
      name: 'Olga Obchodní',
      actsFor: undefined,
      delegations: [],
      isDelegationRefused: true,
    });
  });

  test('without the right is led back, once they have chosen, to where they came from', async () => {
    const address = await user().signIn('A200', { returnTo: '/hlaseni/car?flow=DRAFT', actFor: 'A100' });
    expect(address).toBe('/prihlaseni/zastoupeni?returnTo=%2Fhlaseni%2Fcar%3Fflow%3DDRAFT');
  });

  test('has an assistant, who acts for them and for nobody for whom they act', async () => {
    const alena = user();
    await alena.signIn('A310', { actFor: 'A100' });
    expect(await who(alena)).toMatchObject({ roles: ['assistant'], actsFor: karel, delegations: [karel] });
    expect(await alena.reporter().call(calls.actFor, { body: { id: 'A200' } })).toMatchObject({
      isDelegationRefused: true,
    });
  });

  test('changes for whom they act, each time in a session of its own', async () => {
    const operator = user();
    await operator.signIn('U400');
    const reporter = operator.reporter();
    const first = reporter.cookie;
    expect((await reporter.call(calls.actFor, { body: { id: 'A100' } })).actsFor).toEqual(karel);
    const second = reporter.cookie;
    expect((await reporter.call(calls.actFor, { body: { id: 'P001' } })).isDelegationRefused).toBe(true);
    expect((await reporter.call(calls.actFor, { body: {} })).actsFor).toBeUndefined();
    expect(new Set([first, second, reporter.cookie]).size).toBe(3);
  });

  test('who is a client acts for nobody, and nobody acts without having signed in', async () => {
    const jan = user();
    await jan.signIn('P001');
    expect(await jan.reporter().call(calls.actFor, { body: { id: 'A200' } })).toMatchObject({
      isDelegationRefused: true,
    });
    expect(await service.reporter().ask(calls.actFor, { body: { id: 'A200' } })).toMatchObject({
      status: 403,
    });
  });
});

test('nobody signs in where the operator has switched it off', async () => {
  const without = await service.another({
    signIn: { issuer: 'none', clientId: 'hlaska', scope: 'openid', publicUrl: 'http://localhost:3000' },
  });
  expect(await without.reporter().ask(calls.signIn, { body: { returnTo: '/' } })).toMatchObject({
    status: 403,
    body: { code: '245000501' },
  });
  expect((await without.app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
});

test('a provider that is away is said to be', async () => {
  const away = await service.another({
    signIn: {
      issuer: 'http://localhost:1',
      clientId: 'hlaska',
      scope: 'openid',
      publicUrl: 'http://localhost:3000',
    },
  });
  expect(await away.reporter().ask(calls.signIn, { body: { returnTo: '/' } })).toMatchObject({
    status: 503,
    body: { code: '245000000' },
  });
});
