import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from '#test/server/drafts.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from './user.ts';

describe('a draft that somebody began signed in', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow] });
  });
  afterAll(() => service.close());

  const signedIn = async (sub: string, actFor?: string): Promise<User> => {
    const user = new User(service.app);
    await user.signIn(sub, actFor === undefined ? {} : { actFor });
    return user;
  };
  const begunBy = (user: User) => beginWith({ reporter: () => user.reporter() }, answered);
  const listedTo = async (user: User) =>
    (await user.reporter().call(calls.listDrafts, {})).drafts.map(({ claimRequestUuid }) => claimRequestUuid);

  test('is found again after they have logged out and signed in again, and opens without a number', async () => {
    const jan = await signedIn('P001');
    const { uuid: claimRequestUuid, params, reporter } = await begunBy(jan);
    await reporter.call(calls.logout, {});
    const again = await signedIn('P001');
    expect(await listedTo(again)).toEqual([claimRequestUuid]);
    expect(await again.reporter().ask(calls.readClaim, { params })).toMatchObject({ status: 403 });
    await again.reporter().call(calls.openDraft, { params: { claimRequestUuid } });
    expect(await again.reporter().call(calls.readClaim, { params })).toMatchObject({ detail: answered });
  });

  test('is found by nobody else but whom it is for, and not by them on behalf of somebody else', async () => {
    const karel = await signedIn('A100');
    const own = await begunBy(karel);
    const acting = await signedIn('A100', 'A200');
    const forOlga = await begunBy(acting);
    const [olga, asOlga, asKarel] = [
      await signedIn('A200'),
      await signedIn('A100', 'A200'),
      await signedIn('A100'),
    ];
    expect(await Promise.all([olga, asOlga, asKarel].map(listedTo))).toEqual([
      [forOlga.uuid],
      [forOlga.uuid],
      [own.uuid],
    ]);
    for (const stranger of [olga, asOlga])
      expect(
        await stranger.reporter().ask(calls.openDraft, { params: { claimRequestUuid: own.uuid } }),
      ).toMatchObject({ status: 403, body: { code: '245000011' } });
  });
});
