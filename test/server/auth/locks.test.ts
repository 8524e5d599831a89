import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { anInsured } from '#test/given.ts';
import { beginWith } from '#test/server/drafts.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { User } from './user.ts';

const operatorName = 'Petra Provozní';

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
    expect(drafts).toEqual([{ mark, locks: 1, until: expect.any(String), lifted: [] }]);
    const body = { mark, reason: 'Klient volal a řekl číslo smlouvy.' };
    expect(await operator.call(draftLockCalls.liftLock, { body })).toEqual({ isLifted: true });
    expect(await operator.call(draftLockCalls.liftLock, { body })).toEqual({ isLifted: false });
    expect(await operator.call(draftLockCalls.lockedDrafts, {})).toEqual({ drafts: [] });
    expect((await guess()).body).toMatchObject({ code: '245000014', params: { attempts: 4 } });
  });

  test('say who has lifted them before, why, and after how many wrong numbers', async () => {
    const { uuid: claimRequestUuid } = await beginWith(service, answered);
    const lock = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1)
        await service.reporter().ask(calls.authoriseDraft, {
          params: { claimRequestUuid },
          body: { field: 'POLICY_NUMBER', value: '4400019720' },
        });
    };
    const operator = await signedIn('U400');
    const mark = claimRequestUuid.slice(0, 8);
    for (const reason of ['Klient volal.', 'Volal znovu, ověřeno na jeho čísle.']) {
      await lock();
      await operator.call(draftLockCalls.liftLock, { body: { mark, reason } });
    }
    await lock();
    const { drafts } = await operator.call(draftLockCalls.lockedDrafts, {});
    const by = { operator: operatorName, at: expect.any(String), attempts: 5 };
    expect(drafts).toEqual([
      {
        mark,
        locks: 1,
        until: expect.any(String),
        lifted: [
          { ...by, reason: 'Klient volal.' },
          { ...by, reason: 'Volal znovu, ověřeno na jeho čísle.' },
        ],
      },
    ]);
    expect(
      await service.database.db
        .selectFrom('lifted_lock')
        .selectAll()
        .where('claim_uuid', '=', claimRequestUuid)
        .execute(),
    ).toMatchObject([
      { operator_id: 'U400', operator_name: operatorName, locks: 1, failures: 5 },
      { operator_id: 'U400', operator_name: operatorName, locks: 1, failures: 5 },
    ]);
  });

  test.each([undefined, '', '  '])('are lifted for a reason only: %j', async (reason) => {
    const operator = await signedIn('U400');
    const refused = { status: 400, body: { code: '245000030', params: { name: 'reason' } } };
    const sent = {
      url: draftLockCalls.liftLock.path,
      method: 'POST',
      body: { mark: '00000000', reason },
    } as const;
    expect(await operator.send(sent)).toMatchObject(refused);
  });

  test("stay on record when the reporter's own number opens the draft in the end", async () => {
    const now = { is: Date.now() };
    const later = await service.another({ now: () => new Date(now.is) });
    const birthNumber = '8411049031';
    const { uuid: claimRequestUuid } = await beginWith(later, {
      ...answered,
      insured: anInsured({ birthNumber }),
    });
    const tell = (value: string) =>
      later.reporter().ask(calls.authoriseDraft, {
        params: { claimRequestUuid },
        body: { field: 'BIRTH_NUMBER', value },
      });
    for (let attempt = 0; attempt < 5; attempt += 1) await tell('9405269060');
    now.is += 20 * 60_000;
    expect(await tell(birthNumber)).toMatchObject({ status: 200 });
    const kept = await service.database.db
      .selectFrom('lifted_lock')
      .select(['operator_id', 'operator_name', 'reason', 'locks', 'failures'])
      .where('claim_uuid', '=', claimRequestUuid)
      .execute();
    expect(kept).toEqual([{ operator_id: null, operator_name: null, reason: null, locks: 1, failures: 1 }]);
  });

  test.each(['P001', 'A100', 'U300'])("are nobody else's business: %s", async (sub) => {
    const other = await signedIn(sub);
    for (const reporter of [other, service.reporter()]) {
      expect(await reporter.ask(draftLockCalls.lockedDrafts)).toMatchObject({ status: 403 });
      expect(
        await reporter.ask(draftLockCalls.liftLock, { body: { mark: '00000000', reason: 'x' } }),
      ).toMatchObject({
        status: 403,
      });
    }
  });
});
