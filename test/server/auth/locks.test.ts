import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../machines/service/calls.ts';
import { draftLockCalls } from '../../../machines/service/draftLocks.ts';
import { beginWith } from '../drafts.ts';
import { answered, smallFlow } from '../smallFlow.ts';
import { startService, type TestService } from '../service.ts';
import { User } from './user.ts';

describe('the locks of drafts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow] });
  });
  afterAll(() => service.close());

  const signedIn = async (sub: string) => {
    const user = new User(service.app);
    await user.signIn(sub);
    return user.reporter();
  };

  test('are seen and lifted by an operator, who learns nothing but the mark', async () => {
    const { uuid: claimRequestUuid } = await beginWith(service, answered);
    const guess = () =>
      service.reporter().ask(calls.authoriseDraft, {
        params: { claimRequestUuid },
        body: { field: 'POLICY_NUMBER', value: '4400019720' },
      });
    for (let attempt = 0; attempt < 5; attempt += 1) await guess();
    expect((await guess()).body).toMatchObject({ code: '245000012' });
    const operator = await signedIn('U400');
    const mark = claimRequestUuid.slice(0, 8);
    const { drafts } = await operator.call(draftLockCalls.lockedDrafts, {});
    expect(drafts).toEqual([{ mark, locks: 1, until: expect.any(String) }]);
    expect(await operator.call(draftLockCalls.liftLock, { body: { mark } })).toEqual({ isLifted: true });
    expect(await operator.call(draftLockCalls.liftLock, { body: { mark } })).toEqual({ isLifted: false });
    expect(await operator.call(draftLockCalls.lockedDrafts, {})).toEqual({ drafts: [] });
    expect((await guess()).body).toMatchObject({ code: '245000014', params: { attempts: 4 } });
  });

  test.each(['P001', 'A100', 'U300'])("are nobody else's business: %s", async (sub) => {
    const other = await signedIn(sub);
    for (const reporter of [other, service.reporter()]) {
      expect(await reporter.ask(draftLockCalls.lockedDrafts)).toMatchObject({ status: 403 });
      expect(await reporter.ask(draftLockCalls.liftLock, { body: { mark: '00000000' } })).toMatchObject({
        status: 403,
      });
    }
  });
});
