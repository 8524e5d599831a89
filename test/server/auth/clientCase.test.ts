import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from './user.ts';

const landingKey = 'a secret shared with the sales application';
const jan = {
  origin: 'SALES_APP',
  birthNumber: '841104/9031',
  client: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com' },
};
const eva = { origin: 'SALES_APP', birthNumber: '7556041265', policies: ['4400020757'] };
const day = 24 * 60 * 60_000;

describe('an agent who has signed in and is sent here with a client', () => {
  let ahead = 0;
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey, now: () => new Date(Date.now() + ahead) });
  });
  afterAll(() => service.close());

  const signedIn = async (sub: string): Promise<User> => {
    const user = new User(service.app);
    await user.signIn(sub);
    return user;
  };
  const landing = async (user: User, told: object) =>
    user.reporter().call(calls.land, { body: { token: await mintLanding(landingKey, told) } });
  const caseOf = async (user: User, told: object): Promise<string> => {
    const { clientCase } = await landing(user, { ...told, subject: 'A100' });
    if (clientCase === undefined) throw new Error('The landing began a session of its own.');
    return clientCase;
  };
  const who = (user: User, clientCase?: string) =>
    user.reporter().call(calls.whoAmI, { ...(clientCase && { query: { clientCase } }) });
  const birthNumberKnown = async (user: User, clientCase: string) => {
    const query = { clientCase };
    const known = await user
      .reporter()
      .call(knownClientCalls.knownClient, { params: { claimType: 'car' }, query });
    return known.birthNumber;
  };

  test('stays signed in, and the client is known where the case is named', async () => {
    const karel = await signedIn('A100');
    const before = await who(karel);
    const told = await landing(karel, { ...jan, subject: 'A100' });
    expect(told).toEqual({
      ...before,
      origin: 'SALES_APP',
      identification: 'CCD',
      birthNumber: '8411049031',
      clientCase: told.clientCase,
    });
    expect([await who(karel), await who(karel, told.clientCase)]).toEqual([before, told]);
  });

  test('finds in each tab the client of that tab', async () => {
    const karel = await signedIn('A100');
    const [ofJan, ofEva] = [await caseOf(karel, jan), await caseOf(karel, eva)];
    expect([await birthNumberKnown(karel, ofJan), await birthNumberKnown(karel, ofEva)]).toEqual([
      '8411049031',
      '7556041265',
    ]);
  });

  test('begins a report that is theirs and about the client, whatever tab they opened since', async () => {
    const karel = await signedIn('A100');
    const clientCase = await caseOf(karel, jan);
    await caseOf(karel, eva);
    const { activeClaimUuid } = await karel.reporter().call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', clientCase, detail: { clientIdentificationState: 'CCD' } },
    });
    const { identity, referer } = await service.database.db
      .selectFrom('claim_request')
      .select(['identity', 'referer'])
      .where('uuid', '=', activeClaimUuid)
      .executeTakeFirstOrThrow();
    expect([referer, identity]).toEqual([
      'SALES_APP',
      expect.objectContaining({
        subject: 'A100',
        isSignedIn: true,
        identification: 'CCD',
        birthNumber: '8411049031',
        client: jan.client,
        contact: expect.objectContaining({ fullName: 'Karel Makléř' }),
      }),
    ]);
    const { drafts } = await (await signedIn('A100')).reporter().call(calls.listDrafts, {});
    expect(drafts.map(({ claimRequestUuid }) => claimRequestUuid)).toContain(activeClaimUuid);
  });

  test('is told nothing by a case of another agent, nor by one of yesterday', async () => {
    const [karel, olga] = [await signedIn('A100'), await signedIn('A200')];
    const clientCase = await caseOf(karel, jan);
    expect([await who(olga, clientCase), await birthNumberKnown(olga, clientCase)]).toEqual([
      await who(olga),
      undefined,
    ]);
    ahead = day + 1;
    const later = await signedIn('A100');
    expect(await who(later, clientCase)).toEqual(await who(later));
    ahead = 0;
  });

  test('begins a session of their own where the landing names somebody else, or leads into the client zone', async () => {
    for (const told of [
      { ...jan, subject: 'A200' },
      { ...jan, origin: 'CLIENT_ZONE', subject: 'A100' },
    ]) {
      const karel = await signedIn('A100');
      expect(await landing(karel, told)).toMatchObject({ isSignedIn: false });
    }
  });
});
