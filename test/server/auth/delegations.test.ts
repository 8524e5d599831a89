import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { Language } from '#machines/service/configuration.ts';
import { accident } from '#test/server/accident.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { readPdf } from '#test/server/readPdf.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from './user.ts';

const karelForOlga = {
  delegate: { id: 'A100', name: 'Karel Makléř' },
  principal: { id: 'A200', name: 'Olga Obchodní' },
};
const byName = { delegate: 'Karel Makléř', principal: 'Olga Obchodní' };

describe('a report that an agent enters for another', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterEach(() => service.database.db.deleteFrom('claim_request').execute());
  afterAll(() => service.close());

  const signedIn = async (sub: string, actFor?: string): Promise<User> => {
    const user = new User(service.app);
    await user.signIn(sub, actFor === undefined ? {} : { actFor });
    return user;
  };
  const begunBy = (user: User) => beginWith({ reporter: () => user.reporter() }, accident);
  const listedTo = async (user: User) => (await user.reporter().call(calls.listDrafts, {})).drafts;
  const open = ({ params: { claimRequestUuid } }: Begun, user: User) =>
    user.reporter().ask(calls.openDraft, { params: { claimRequestUuid } });

  test('is found by both, who see in their lists who enters it for whom', async () => {
    const karel = await signedIn('A100', 'A200');
    const { uuid } = await begunBy(karel);
    const seen = (drafts: Awaited<ReturnType<typeof listedTo>>) =>
      drafts.map(({ claimRequestUuid, delegation, authorised }) => ({
        claimRequestUuid,
        delegation,
        authorised,
      }));
    const told = { claimRequestUuid: uuid, delegation: byName };
    expect(seen(await listedTo(karel))).toEqual([{ ...told, authorised: true }]);
    expect(seen(await listedTo(await signedIn('A200')))).toEqual([{ ...told, authorised: false }]);
  });

  test('is opened by either in turn, without a number', async () => {
    const karel = await signedIn('A100', 'A200');
    const begun = await begunBy(karel);
    const olga = await signedIn('A200');
    expect((await open(begun, olga)).status).toBe(200);
    const read = (user: User) => user.reporter().ask(calls.readClaim, { params: begun.params });
    expect((await read(olga)).body).toMatchObject({
      detail: { incidentDescription: accident.incidentDescription },
    });
    expect((await read(karel)).status).toBe(403);
    expect((await open(begun, karel)).status).toBe(200);
    expect((await read(karel)).status).toBe(200);
  });

  test('is found by no third one, who may act for the same agent', async () => {
    const begun = await begunBy(await signedIn('A100', 'A200'));
    const petra = await signedIn('U400', 'A200');
    expect(await listedTo(petra)).toEqual([]);
    expect(await open(begun, petra)).toMatchObject({ status: 403, body: { code: '245000011' } });
  });

  test('tells nobody who is signed out for whom it is', async () => {
    const karel = await signedIn('A100', 'A200');
    const { params, reporter } = await begunBy(karel);
    const { key, code } = await reporter.call(calls.handOver, { params });
    await reporter.call(calls.logout, {});
    expect(await listedTo(karel)).toEqual([]);
    const client = service.reporter();
    expect(await client.call(calls.takeOver, { body: { key, code } })).not.toHaveProperty('delegation');
  });

  test('is told by the decision, whoever of the two sends it', async () => {
    const begun = await begunBy(await signedIn('A100', 'A200'));
    const olga = await signedIn('A200');
    await open(begun, olga);
    await olga.reporter().call(calls.finalize, { params: begun.params });
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', begun.uuid)
      .executeTakeFirstOrThrow();
    expect(decision?.delegation).toEqual(karelForOlga);
  });

  test.each([
    ['cs', 'Zastoupení\nKdo jednal Karel Makléř\nZa koho Olga Obchodní\n'],
    ['sk', 'Zastúpenie\nKto konal Karel Makléř\nZa koho Olga Obchodní\n'],
    ['en', 'Delegation\nWho acted Karel Makléř\nFor whom Olga Obchodní\n'],
  ] satisfies [Language, string][])('is told by its PDF in %s', async (language, words) => {
    const { reporter, params, uuid } = await begunBy(await signedIn('A100', 'A200'));
    await reporter.ask(calls.finalize, { params, headers: { 'accept-language': language } });
    const { rawPayload } = await service.app.inject({
      url: `/rest/claim/${uuid}/preview.pdf`,
      headers: { cookie: `session=${reporter.cookie ?? ''}` },
    });
    expect((await readPdf(rawPayload)).text).toContain(words);
  });

  test('is for nobody where an agent enters it for themselves', async () => {
    const karel = await signedIn('A100');
    const { reporter, params, uuid } = await begunBy(karel);
    expect((await listedTo(karel)).map(({ delegation }) => delegation)).toEqual([undefined]);
    await reporter.call(calls.finalize, { params });
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(decision).not.toHaveProperty('delegation');
  });
});
