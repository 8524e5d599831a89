import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { User } from '#test/server/auth/user.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

/** Milliseconds, a little longer than a process believes what it has read of a session. */
const aMoment = 5001;

describe('a session that two processes have read', () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  let one: TestService;
  let other: TestService;
  beforeAll(async () => {
    one = await startService({ now: () => new Date(now) });
    other = await one.another();
  });
  afterAll(() => one.close());

  /** Somebody who has signed in at one process, and whom the other has met since. */
  const metByBoth = async () => {
    const user = new User(one.app);
    await user.signIn('A200');
    const there = new Reporter(other.app, user.cookies.get('session'));
    const asked = async () => (await there.ask(calls.whoAmI, {})).body;
    expect(await asked()).toMatchObject({ name: 'Olga Obchodní' });
    return { user, asked };
  };

  test('is over in both a moment after it was ended in one', async () => {
    const { user, asked } = await metByBoth();
    await user.reporter().call(calls.logout, {});
    now += aMoment;
    expect(await asked()).toMatchObject({ identification: 'UNIDENTIFIED', isSignedIn: false });
  });

  test('is the same person in both a moment after their name was told anew in one', async () => {
    const { asked } = await metByBoth();
    const row = await one.database.db
      .selectFrom('session')
      .select(['id', 'identity'])
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    await one.database.db
      .updateTable('session')
      .set({ identity: JSON.stringify({ ...row.identity, name: 'Olga Nová' }) })
      .where('id', '=', row.id)
      .execute();
    now += aMoment;
    expect(await asked()).toMatchObject({ name: 'Olga Nová' });
  });
});
