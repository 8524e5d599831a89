import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import users from '#server/identityProvider/users.json' with { type: 'json' };
import { User } from '#test/server/auth/user.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const minute = 60_000;
const asSeeded = structuredClone(users);

describe('what the provider takes back after a sign-in', () => {
  let service: TestService;
  let elsewhere: TestService;
  beforeAll(async () => {
    service = await startService();
    elsewhere = await service.another();
  });
  afterAll(() => service.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    users.forEach((user, at) => Object.assign(user, asSeeded[at]));
  });

  const later = (time: number) => vi.setSystemTime(Date.now() + time);
  const signedIn = async (sub: string, actFor?: string) => {
    const user = new User(service.app);
    await user.signIn(sub, { returnTo: '/', ...(actFor && { actFor }) });
    return user.reporter();
  };
  const says = (sub: string, told: { readonly roles?: string[]; readonly name?: string }) =>
    Object.assign(users.find((user) => user.sub === sub) ?? {}, told);
  const locked = (reporter: Reporter) => reporter.ask(draftLockCalls.lockedDrafts);
  const revoke = (delegate: string) =>
    service.database.db.deleteFrom('delegation').where('delegate', '=', delegate).execute();
  const grant = (delegate: string, principal: string, name: string) =>
    service.database.db
      .insertInto('delegation')
      .values({ delegate, principal, principal_name: name })
      .execute();

  test('a role falls within five minutes, in every process', async () => {
    const operator = await signedIn('U400');
    const sameOperator = new Reporter(elsewhere.app, operator.cookie);
    expect([(await locked(operator)).status, (await locked(sameOperator)).status]).toEqual([200, 200]);
    says('U400', { roles: ['analyst'], name: 'Petra Analytická' });
    later(6 * minute);
    expect([(await locked(operator)).status, (await locked(sameOperator)).status]).toEqual([403, 403]);
    const { roles, name } = await sameOperator.call(calls.whoAmI, {});
    expect({ roles, name }).toEqual({ roles: ['analyst'], name: 'Petra Analytická' });
  });

  test('a role that was added is there within five minutes', async () => {
    const analyst = await signedIn('U300');
    expect((await locked(analyst)).status).toBe(403);
    says('U300', { roles: ['analyst', 'operator'] });
    later(6 * minute);
    expect((await locked(analyst)).status).toBe(200);
  });

  test('a role is not kept by changing for whom one acts', async () => {
    const operator = await signedIn('U400');
    says('U400', { roles: ['analyst'] });
    later(4 * minute);
    await operator.call(calls.actFor, { body: {} });
    later(2 * minute);
    expect((await locked(operator)).status).toBe(403);
  });

  test('a delegation ends at midnight, in every process, and what was begun closes', async () => {
    vi.setSystemTime(new Date('2026-11-26T22:58:00Z'));
    const karel = await signedIn('A100', 'A200');
    const sameKarel = new Reporter(elsewhere.app, karel.cookie);
    const acting = async (reporter: Reporter) => (await reporter.call(calls.whoAmI, {})).actsFor?.id;
    const { activeClaimUuid } = await karel.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car' },
    });
    expect([await acting(karel), await acting(sameKarel)]).toEqual(['A200', 'A200']);
    later(minute + 59_000);
    expect([await acting(karel), await acting(sameKarel)]).toEqual(['A200', 'A200']);
    later(1000);
    expect([await acting(sameKarel), await acting(karel)]).toEqual([undefined, undefined]);
    const params = { service: 'claim' as const, claimRequestUuid: activeClaimUuid };
    expect((await karel.ask(calls.readClaim, { params })).status).toBe(403);
    expect((await karel.call(calls.actFor, { body: { id: 'A200' } })).actsFor?.id).toBe('A200');
  });

  test('a question to the provider makes a delegation last no longer', async () => {
    vi.setSystemTime(new Date('2026-07-14T21:50:00Z'));
    const karel = await signedIn('A100', 'A200');
    later(6 * minute);
    expect((await karel.call(calls.whoAmI, {})).actsFor?.id).toBe('A200');
    later(4 * minute);
    expect((await karel.call(calls.whoAmI, {})).actsFor).toBeUndefined();
  });

  test('the permission ends the session', async () => {
    const operator = await signedIn('U400');
    says('U400', { roles: [] });
    later(6 * minute);
    expect(await locked(operator)).toMatchObject({
      status: 401,
      body: { code: '245000009', params: { status: '401.4' } },
    });
  });

  test('a delegation falls, and what was begun for the other one closes', async () => {
    const agent = await signedIn('A100', 'A200');
    const begun = async () => {
      const body = { claimType: 'car' } as const;
      return (await agent.call(calls.create, { params: { service: 'claim' }, body })).activeClaimUuid;
    };
    const forOlga = await begun();
    await revoke('A100');
    later(6 * minute);
    const { actsFor, isDelegationRefused, delegations } = await agent.call(calls.whoAmI, {});
    await grant('A100', 'A200', 'Olga Obchodní');
    expect({ actsFor, isDelegationRefused, delegations }).toEqual({
      actsFor: undefined,
      isDelegationRefused: true,
      delegations: [],
    });
    const read = (claimRequestUuid: string) =>
      agent.ask(calls.readClaim, { params: { service: 'claim', claimRequestUuid } });
    expect((await read(forOlga)).status).toBe(403);
    const opened = await agent.ask(calls.openDraft, { params: { claimRequestUuid: forOlga } });
    expect(opened).toMatchObject({ status: 403, body: { code: '245000013' } });
    expect((await read(await begun())).status).toBe(200);
  });

  test('a delegation falls with the role that it needs', async () => {
    const agent = await signedIn('A100', 'A200');
    says('A100', { roles: ['reporter'] });
    later(6 * minute);
    const { actsFor, isDelegationRefused, roles } = await agent.call(calls.whoAmI, {});
    expect({ actsFor, isDelegationRefused, roles }).toEqual({
      actsFor: undefined,
      isDelegationRefused: true,
      roles: ['reporter'],
    });
  });

  test('who was refused a delegation is still told so after the question', async () => {
    const agent = await signedIn('A200', 'A100');
    later(6 * minute);
    expect((await agent.call(calls.whoAmI, {})).isDelegationRefused).toBe(true);
  });
});
