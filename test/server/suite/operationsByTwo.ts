import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityCalls } from '#machines/service/identity/identity.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { countDoneAlone } from '#server/metrics/countWaiting.ts';
import { looks } from '#test/server/clients/agents.ts';
import { User } from '#test/server/auth/user.ts';
import type { TestService } from '#test/server/service.ts';

const done = { outcome: 'DONE', count: 1 };
const minutes = (count: number) => new Date(Date.now() - count * 60_000);

/** Who decides with whom, or alone at night, on every database. */
export function describeOperationsByTwo(service: () => TestService): void {
  describe('what two operators do', () => {
    let night: TestService;
    let petra: User;
    let ondrej: User;
    beforeAll(async () => {
      night = await service().another({ fourEyes: ['PAUSE'], breakGlass: { from: 0, to: 24 } });
      petra = new User(night.app);
      ondrej = new User(night.app);
      await petra.signIn('U400');
      await ondrej.signIn('U410');
    });
    afterAll(() => night.app.close());

    const signedInAt = (subject: string, at: Date | null) =>
      sql`update session set signed_in_at = ${at} where identity ->> 'subject' = ${subject}`.execute(
        service().database.db,
      );
    const askPause = async (words: string) => {
      const { outcome } = await petra
        .reporter()
        .call(calls.operate, { body: { act: { act: 'PAUSE' }, words } });
      expect(outcome).toBe('WAITS');
      const { approvals } = await petra.reporter().call(calls.listApprovals, {});
      const asked = approvals.find((one) => one.words === words);
      if (!asked) throw new Error('Nothing waits.');
      return asked;
    };
    const resume = () =>
      petra.reporter().call(calls.operate, { body: { act: { act: 'RESUME' }, words: 'Jádro jede.' } });

    test('is approved by who has signed in within five minutes, and declined by anybody', async () => {
      const { id } = await askPause('Odstávka jádra o půlnoci.');
      const decision = (isApproved: boolean) => ({ params: { approval: id }, body: { isApproved } });
      for (const at of [minutes(6), null]) {
        await signedInAt('U410', at);
        const refused = await ondrej.reporter().ask(calls.decideApproval, decision(true));
        expect(refused).toMatchObject({ status: 403, body: { code: '245000013' } });
      }
      const begun = await ondrej.reporter().call(identityCalls.signIn, {
        body: { returnTo: '/prodej/provoz', isFresh: true },
      });
      expect(new URL(begun.url).searchParams.get('prompt')).toBe('login');
      expect(await ondrej.signIn('U410', { returnTo: '/prodej/provoz' })).toBe('/prodej/provoz');
      expect(await ondrej.reporter().call(calls.decideApproval, decision(true))).toEqual(done);
      await resume();
      const other = await askPause('Ještě jednou.');
      await signedInAt('U410', null);
      expect(
        await ondrej
          .reporter()
          .call(calls.decideApproval, { params: { approval: other.id }, body: { isApproved: false } }),
      ).toEqual({ outcome: 'DECLINED', count: 0 });
    });

    test('is done by one alone at night who has signed in afresh, and a reason is owed until it is said', async () => {
      const { id, mayAlone, isOwn } = await askPause('Jádro bere všechno dvakrát.');
      expect([mayAlone, isOwn]).toEqual([true, true]);
      const params = { approval: id };
      await ondrej.signIn('U410');
      expect(await ondrej.reporter().call(calls.breakGlass, { params })).toEqual({
        outcome: 'NONE',
        count: 0,
      });
      await signedInAt('U400', minutes(6));
      expect((await petra.reporter().ask(calls.breakGlass, { params })).status).toBe(403);
      await petra.signIn('U400');
      expect(await petra.reporter().call(calls.breakGlass, { params })).toEqual(done);
      expect(await petra.reporter().call(calls.breakGlass, { params })).toEqual({
        outcome: 'NONE',
        count: 0,
      });
      expect((await looks(night)).at(-1)).toMatchObject({
        actor: 'U400',
        action: 'BREAK_GLASS',
        fields: ['PAUSE', 'hand-over', `approval ${id}`],
        reason: 'OTHER: Jádro bere všechno dvakrát.',
      });
      const { db } = service().database;
      expect(await countDoneAlone({ db, now: () => new Date() })).toBe(1);
      const owedTo = async (user: User) => (await user.reporter().call(calls.listApprovals, {})).owed;
      const owed = {
        id,
        act: { act: 'PAUSE' },
        words: 'Jádro bere všechno dvakrát.',
        by: 'Petra Provozní',
        at: expect.any(String),
        due: expect.any(String),
        isLate: false,
        isOwn: true,
      };
      expect([await owedTo(petra), await owedTo(ondrej)]).toEqual([[owed], [{ ...owed, isOwn: false }]]);
      const [first] = await owedTo(petra);
      expect(first && Date.parse(first.due) - Date.parse(first.at)).toBe(24 * 60 * 60_000);
      await db
        .updateTable('approval')
        .set({ decided_at: minutes(25 * 60) })
        .where('id', '=', id)
        .execute();
      expect(await owedTo(petra)).toMatchObject([{ isLate: true }]);
      const body = { words: 'Druhý z nás nebral telefon.' };
      const none = { outcome: 'NONE', count: 0 };
      expect(await ondrej.reporter().call(calls.sayWhyAlone, { params, body })).toEqual(none);
      expect(await petra.reporter().call(calls.sayWhyAlone, { params, body })).toEqual(done);
      expect(await petra.reporter().call(calls.sayWhyAlone, { params, body })).toEqual(none);
      expect([await owedTo(petra), await countDoneAlone({ db, now: () => new Date() })]).toEqual([[], 0]);
      // Whoever looks later that day sees that something was done alone, and why.
      await db
        .updateTable('approval')
        .set({ decided_at: minutes(60) })
        .where('id', '=', id)
        .execute();
      const told = { ...owed, why: body.words };
      expect([await owedTo(petra), await countDoneAlone({ db, now: () => new Date() })]).toEqual([[told], 1]);
      await resume();
    });

    test('is not done alone by day', async () => {
      const day = await service().another({ fourEyes: ['PAUSE'] });
      const operator = new User(day.app);
      await operator.signIn('U400');
      const { id } = await askPause('Odstávka ve dne.');
      const { approvals } = await operator.reporter().call(calls.listApprovals, {});
      expect(approvals.find((one) => one.id === id)?.mayAlone).toBe(false);
      const params = { approval: id };
      expect((await operator.reporter().ask(calls.breakGlass, { params })).status).toBe(403);
      await day.app.close();
    });
  });
}
