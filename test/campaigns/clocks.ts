import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { defaultRetention } from '#server/retention/sweep.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { checkRows } from './checks/rows.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised, promisedNone } from './frame/promise.ts';
import { must } from './visit/must.ts';
import { numberIn } from './visit/report.ts';
import { unlimited } from './unlimited.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How far a clock may be set wrong: by a slip of minutes, of a zone, of a day, of a year. */
const slips = [5 * minute, 2 * hour, day, 8 * day, 400 * day, 3650 * day];
/** A draft is kept for ninety days, and somebody comes back to it before. */
const drafts = 20;

/** What may not be after a clock was set back: it would last until the wrong time comes again. */
const tooLong = (now: Date) => {
  const beyond = (time: number) => new Date(now.getTime() + time + minute);
  return {
    'A lock of a draft': sql`select locked_until from draft_lock where locked_until > ${beyond(day)}`,
    'A key for another device': sql`select expires_at from hand_over where expires_at > ${beyond(hour)}`,
    'A process': sql`select leased_until from process where state = 'PRO' and leased_until > ${beyond(hour)}`,
    'An event for the core': sql`select due_at from outgoing where due_at > ${beyond(day)}`,
  };
};

export const clocks: Campaign = {
  name: 'clocks',
  promise:
    'A clock that is set wrong by minutes or years, and right again, loses no draft, locks nobody out for longer than a day, and sends no report twice.',
  round:
    'the clock is set ahead or back, the service is started and sweeps, reporters work, somebody guesses at a draft; then the clock is right again, and half an hour later',
  rounds: 1000,
  async open({ figures }) {
    let now = Date.parse('2026-11-20T10:00:00Z');
    const first = await startService({ flows: [smallFlow], now: () => new Date(now), limits: unlimited });
    const { db } = first.database;
    const begun: Begun[] = [];
    const numbers = new Set<string>();
    /** The service as it starts now, which sweeps and looks at its clock. */
    const during = async (work: (service: TestService) => Promise<void>): Promise<void> => {
      const service = await first.another({
        retention: defaultRetention,
        clockInterval: day,
        now: () => new Date(now),
      });
      try {
        await work(service);
      } finally {
        await service.app.close();
      }
    };
    const report = async (service: TestService, isBehind: boolean): Promise<void> => {
      const incidentDate = `2026-0${1 + (numbers.size % 9)}-${10 + (numbers.size % 18)}`;
      const { reporter, params } = await beginWith(service, { ...answered, incidentDate });
      const claimNumber = numberIn(await must(reporter, calls.finalize, { params }));
      promised(!numbers.has(claimNumber), () => `${claimNumber} is the claim of two reports.`);
      numbers.add(claimNumber);
      const draft = await beginWith(service, answered);
      // One that was begun years ago, as far as anybody can tell, is removed once the clock is right.
      if (!isBehind) begun.push(draft);
      const another = await beginWith(service, answered);
      const body = { field: 'POLICY_NUMBER', value: '4400019720' };
      for (let guess = 0; guess < 5; guess += 1)
        await service
          .reporter()
          .ask(calls.authoriseDraft, { params: { claimRequestUuid: another.uuid }, body });
      await reporter.ask(calls.handOver, { params: { claimRequestUuid: another.uuid } });
    };
    const missing = async (): Promise<readonly string[]> => {
      const rows = await db.selectFrom('claim_request').select('uuid').where('state', '=', 'DRAFT').execute();
      const there = new Set(rows.map(({ uuid }) => uuid));
      return begun.map(({ uuid }) => uuid).filter((uuid) => !there.has(uuid));
    };

    return {
      async round(_at, random) {
        const by = random.pick(slips) * (random.chance(0.6) ? 1 : -1);
        now += by;
        await during((service) => report(service, by < -day));
        now += random.below(3 * hour);
        await during(async () => {});
        promisedNone(await missing(), `Drafts are gone where the clock is wrong by ${by / hour} hours`);
        now -= by;
        await during((service) => report(service, false));
        await during(async () => {});
        promisedNone(await missing(), 'Drafts are gone where the clock is right again');
        for (const [what, question] of Object.entries(tooLong(new Date(now))))
          promisedNone((await question.execute(db)).rows, `${what} lasts too long`);
        now += 30 * minute;
        // Whoever comes back to a draft keeps it.
        for (const { uuid } of begun.splice(0, Math.max(0, begun.length - drafts)))
          await db.deleteFrom('claim_request').where('uuid', '=', uuid).execute();
        figures.add(by > 0 ? 'set ahead' : 'set back');
        figures.add('starts', 4);
      },
      finish: () => checkRows({ db, documents: first.documents }),
      close: () => first.close(),
    };
  },
};
