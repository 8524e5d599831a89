import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as claimCalls } from '#machines/service/calls.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { listPersonActs } from '#server/dataSubjects/personActs.ts';
import { liftLock } from '#server/drafts/draftLock.ts';
import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { transact } from '#server/store/transact.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { answered } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';
import type { TestService } from '#test/server/service.ts';

const question = {
  type: 'question.registered',
  data: { question: 'Kdy?', contact: {}, claimVerified: true },
} as const;
const about = (uuid: string, claimNumber: string) => ({ uuid, claimNumber, language: 'cs' as const });

/** What operators see and do, alone and by two, on every database. */
export function describeOperations(service: () => TestService): void {
  describe('the page of operators', () => {
    let alone: TestService;
    let byTwo: TestService;
    let petra: Reporter;
    let ondrej: Reporter;
    beforeAll(async () => {
      alone = await service().another({ wakeInterval: 60_000 });
      byTwo = await service().another({ fourEyes: ['RESEND_ALL', 'BY_HAND', 'UNLOCK'] });
      petra = await signedIn(byTwo, 'U400');
      ondrej = await signedIn(byTwo, 'U410');
    });
    afterAll(() => Promise.all([alone.app.close(), byTwo.app.close()]));

    const dead = async (claimNumber: string, reason: string, count = 1): Promise<readonly string[]> => {
      const { db } = service().database;
      const { uuid } = await begin(service());
      const note = notesOutgoing({ now: () => new Date(), build: 'b', isTest: true, defaultLanguage: 'cs' });
      await transact(db, async (trx) => {
        for (let made = 0; made < count; made += 1)
          await note(trx, about(uuid, count === 1 ? claimNumber : `${claimNumber}${made}`), question);
      });
      const rows = await db
        .updateTable('outgoing')
        .set({ state: 'DEAD', reason, due_at: null })
        .where('claim_uuid', '=', uuid)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    };
    const stateOf = async (id: string | undefined) =>
      (
        await service()
          .database.db.selectFrom('outgoing')
          .select('state')
          .where('id', '=', id ?? '')
          .executeTakeFirst()
      )?.state;
    const done = { outcome: 'DONE', count: 1 };

    test('hands over again what the core refused, for a reason that stays on the trail with the name', async () => {
      const operator = await signedIn(alone, 'U400');
      const [event = ''] = await dead('OP1', 'NO_POLICY');
      const { undelivered } = await operator.call(calls.readHandover, {});
      expect(undelivered).toContainEqual({
        id: event,
        claimNumber: 'OP1',
        type: 'question.registered',
        reason: 'NO_POLICY',
        attempts: 0,
        since: expect.any(String),
        behind: 0,
      });
      const body = { act: { act: 'RESEND', event }, words: 'Číselník je opravený.' } as const;
      expect(await operator.call(calls.operate, { body })).toEqual(done);
      expect(await stateOf(event)).toBe('WAITING');
      expect(await operator.call(calls.operate, { body })).toEqual({ outcome: 'NONE', count: 0 });
      const acts = (await looks(alone)).filter(({ action }) => action === 'OPERATE');
      expect(acts.find(({ fields }) => fields.includes(`event ${event}`))).toMatchObject({
        actor: 'U400',
        role: 'operator',
        fields: ['RESEND', `event ${event}`],
        reason: 'OTHER: Číselník je opravený.',
      });
    });

    test('lets a second operator decide about an entry by hand, and nobody about their own', async () => {
      const [event = ''] = await dead('OP2', 'NO_POLICY');
      const act = { act: 'BY_HAND', event, coreNumber: 'C77' } as const;
      const body = { act, words: 'Opsáno do jádra.' };
      expect(await petra.call(calls.operate, { body })).toEqual({ outcome: 'WAITS', count: 0 });
      expect(await petra.call(calls.operate, { body })).toEqual({ outcome: 'WAITS', count: 0 });
      expect(await stateOf(event)).toBe('DEAD');
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const mine = approvals.filter(({ act: one }) => one.act === 'BY_HAND');
      expect(mine).toEqual([
        {
          id: expect.any(String),
          act,
          words: 'Opsáno do jádra.',
          by: 'Petra Provozní',
          at: expect.any(String),
          until: expect.any(String),
          isOwn: false,
          count: 1,
          mayAlone: false,
        },
      ]);
      const decision = { params: { approval: mine[0]?.id ?? '' }, body: { isApproved: true } };
      expect((await petra.ask(calls.decideApproval, decision)).status).toBe(403);
      expect(await ondrej.call(calls.decideApproval, decision)).toEqual(done);
      expect(await stateOf(event)).toBe('DONE');
      expect(await ondrej.call(calls.decideApproval, decision)).toEqual({ outcome: 'NONE', count: 0 });
      const acts = await service()
        .database.db.selectFrom('outgoing_act')
        .select(['operator_name', 'reason', 'core_claim_number'])
        .where('event_id', '=', event)
        .execute();
      expect(acts).toEqual([
        {
          operator_name: 'Petra Provozní, Ondřej Noční',
          reason: 'Opsáno do jádra.',
          core_claim_number: 'C77',
        },
      ]);
    });

    test('changes nothing that was declined, or that nobody decided about in half an hour', async () => {
      const [event = ''] = await dead('OP3', 'NO_POLICY');
      const body = { act: { act: 'BY_HAND', event, coreNumber: 'C78' }, words: 'Omylem.' } as const;
      const waiting = async () =>
        (await ondrej.call(calls.listApprovals, {})).approvals.find(
          ({ act }) => act.act === 'BY_HAND' && act.event === event,
        );
      await petra.call(calls.operate, { body });
      const declined = { params: { approval: (await waiting())?.id ?? '' }, body: { isApproved: false } };
      expect(await ondrej.call(calls.decideApproval, declined)).toEqual({ outcome: 'DECLINED', count: 0 });
      expect(await stateOf(event)).toBe('DEAD');
      await petra.call(calls.operate, { body });
      const late = { params: { approval: (await waiting())?.id ?? '' }, body: { isApproved: true } };
      await service()
        .database.db.updateTable('approval')
        .set({ expires_at: new Date(0) })
        .where('id', '=', late.params.approval)
        .execute();
      expect(await ondrej.call(calls.decideApproval, late)).toEqual({ outcome: 'NONE', count: 0 });
      expect(await stateOf(event)).toBe('DEAD');
    });

    test('hands fifty events over again by one operator, and more of them by two', async () => {
      await dead('FEW', 'FEW_OF_THEM', 50);
      await dead('MANY', 'MANY_OF_THEM', 51);
      const all = (reason: string) =>
        petra.call(calls.operate, { body: { act: { act: 'RESEND_ALL', reason }, words: 'Opraveno.' } });
      expect(await all('FEW_OF_THEM')).toEqual({ outcome: 'DONE', count: 50 });
      expect(await all('MANY_OF_THEM')).toEqual({ outcome: 'WAITS', count: 0 });
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      expect(approvals.find(({ act }) => act.act === 'RESEND_ALL')?.count).toBe(51);
    });

    test('lifts a lock that ends by itself alone, and one that lasts by two', async () => {
      const { db } = service().database;
      const lockedDraft = async (locks: number) => {
        const { uuid } = await begin(service());
        const until = new Date(Date.now() + 60_000);
        await db
          .insertInto('draft_lock')
          .values({ claim_uuid: uuid, failures: 5, locks, locked_until: until, changed_at: new Date() })
          .execute();
        return uuid;
      };
      const lift = (uuid: string) =>
        petra.call(draftLockCalls.liftLock, { body: { mark: uuid.slice(0, 8), reason: 'Klient volal.' } });
      expect(await lift(await lockedDraft(1))).toEqual({ isLifted: true });
      const forGood = await lockedDraft(4);
      expect(await lift(forGood)).toEqual({ isLifted: false, waits: true });
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const asked = approvals.find(({ act }) => act.act === 'UNLOCK');
      expect(asked?.count).toBe(1);
      const decision = { params: { approval: asked?.id ?? '' }, body: { isApproved: true } };
      expect(await ondrej.call(calls.decideApproval, decision)).toEqual(done);
      await liftLock({ db, now: () => new Date() }, forGood);
      const lifted = await db
        .selectFrom('lifted_lock')
        .select(['operator_name', 'reason'])
        .where('claim_uuid', '=', forGood)
        .execute();
      expect(lifted).toEqual([{ operator_name: 'Petra Provozní, Ondřej Noční', reason: 'Klient volal.' }]);
    });

    test('stops and resumes handing over, with who did it and why', async () => {
      const pausing = (act: 'PAUSE' | 'RESUME') =>
        petra.call(calls.operate, { body: { act: { act }, words: 'Odstávka jádra.' } });
      const why = async () => (await petra.call(calls.readHandover, {})).paused?.reason;
      expect([await pausing('PAUSE'), await why()]).toEqual([done, 'Petra Provozní: Odstávka jádra.']);
      expect([await pausing('RESUME'), await why()]).toEqual([done, undefined]);
      expect(await pausing('RESUME')).toEqual({ outcome: 'NONE', count: 0 });
    });

    test('erases the reports of a person by two, and says which stay and why', async () => {
      const email = 'zadam.vymaz@example.cz';
      const detail = { ...answered, ...ownDay(), reporter: { fullName: 'Eva Malá', email } };
      const draft = await beginWith(service(), detail);
      const sent = await beginWith(service(), { ...detail, ...ownDay() });
      await sent.reporter.call(claimCalls.finalize, { params: sent.params });
      const body = { foundBy: 'email', personValue: email, eraseWords: 'Žádost ze dne 1. 12.' } as const;
      expect(await petra.call(calls.askErasure, { body })).toEqual({ outcome: 'WAITS', count: 2, stays: [] });
      const asked = (await ondrej.call(calls.listApprovals, {})).approvals.find(
        ({ act }) => act.act === 'ERASE',
      );
      expect(asked).toMatchObject({ by: 'Petra Provozní', words: 'Žádost ze dne 1. 12.', count: 2 });
      expect(JSON.stringify(asked)).not.toContain(email);
      const decision = { params: { approval: asked?.id ?? '' }, body: { isApproved: true } };
      expect((await petra.ask(calls.decideApproval, decision)).status).toBe(403);
      expect(await ondrej.call(calls.decideApproval, decision)).toMatchObject({
        outcome: 'DONE',
        count: 1,
        stays: [{ mark: sent.uuid.slice(0, 8), why: 'NOT_HANDED_OVER' }],
      });
      const { db } = service().database;
      const left = await db
        .selectFrom('claim_request')
        .select('uuid')
        .where('uuid', 'in', [draft.uuid, sent.uuid])
        .execute();
      expect(left).toEqual([{ uuid: sent.uuid }]);
      const [act] = (await listPersonActs(db)).slice(-1);
      expect(act).toMatchObject({
        act: 'ERASE',
        foundBy: 'email',
        operator: 'Petra Provozní (U400)',
        approver: 'Ondřej Noční (U410)',
        reason: 'Žádost ze dne 1. 12.',
      });
      expect((await looks(service())).at(-1)).toMatchObject({ actor: 'U410', action: 'APPROVE' });
      const nobody = { ...body, personValue: 'nikdo.takovy@example.cz' };
      expect(await petra.call(calls.askErasure, { body: nobody })).toEqual({
        outcome: 'NONE',
        count: 0,
        stays: [],
      });
    });

    test('tells what the service stands on, which builds run and what waits', async () => {
      const health = await petra.call(calls.readHealth, {});
      const stateOfPart = Object.fromEntries(health.parts.map(({ part, state }) => [part, state]));
      expect(stateOfPart).toEqual({
        DATABASE: 'WELL',
        STORE: 'WELL',
        SPACE: 'WELL',
        SCANNER: 'OFF',
        REGISTERS: 'WELL',
        CORE: 'OFF',
        MAIL: 'OFF',
        SMS: 'OFF',
      });
      expect(health.builds).toMatchObject([{ processes: expect.any(Number) }]);
      expect(health.queues.map(({ what }) => what)).toEqual([
        'report',
        'file',
        'message',
        'verification',
        'event',
        'deadLetter',
        'fetch',
      ]);
    });

    test('counts what calls failed by, of all processes together, once they have told it', async () => {
      const countOf = async () =>
        (await petra.call(calls.readFailures, {})).codes
          .find(({ code }) => code === '245000002')
          ?.hours.at(-1) ?? 0;
      const before = await countOf();
      for (let made = 0; made < 2; made += 1) {
        const other = await service().another();
        await other.reporter().send({ url: '/rest/translation/xx/common' });
        await other.app.close();
      }
      expect((await countOf()) - before).toBe(2);
    });
  });
}
