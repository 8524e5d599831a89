import { Failure } from '#machines/calls/failures.ts';
import type { Store } from '#server/store/tables.ts';
import { askedBy, askedOnce, isAway, questionName, unlessAway, type Port } from './asking.ts';
import type { Systems } from './systems.ts';

/** Milliseconds for which a noted answer stands in for a register that is away. */
const lasting = 24 * 60 * 60_000;

/** A report that asks the registers, and where their answers to it are noted. */
export interface AskingReport extends Store {
  readonly uuid: string;
}

/** Systems whose answers to a report are noted, for the case that they are away when it is sent. No person is. */
export const noting = (systems: Systems, { db, now, uuid }: AskingReport): Systems =>
  askedBy(systems, async (port, key, question, { note }) => {
    const answer = await question();
    const told = note(answer);
    if (!told) return answer;
    const noted = { answer: JSON.stringify(told), asked_at: now() };
    await db
      .insertInto('register_answer')
      .values({ claim_uuid: uuid, question: questionName(port, key), ...noted })
      .onConflict((conflict) => conflict.columns(['claim_uuid', 'question']).doUpdateSet(noted))
      .execute();
    return answer;
  });

const oldest = (now: () => Date) => new Date(now().getTime() - lasting);

/** The registers as a report asks them that is being sent. */
export interface SendingRegisters {
  /** Rejects like a register that is away, where nothing noted stands in for it. */
  readonly strict: Systems;
  /** There it answers that there is none. */
  readonly lenient: Systems;
  /** Those that were away, each once. */
  readonly away: () => readonly Port[];
}

/**
 * The registers for a report that is being sent: each question is asked once, all of them take no longer than the time given
 * (milliseconds), and for one that is away stands what was noted for this report within a day.
 */
export function forSending(
  systems: Systems,
  { db, now, uuid }: AskingReport,
  time: number,
): SendingRegisters & { readonly end: () => void } {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Failure('245000000', { status: 503 })), time);
  timer.unref();
  late.promise.catch(() => undefined);
  const away = new Set<Port>();
  const strict = askedOnce(
    askedBy(systems, async (port, key, question, { read }) => {
      try {
        return await Promise.race([question(), late.promise]);
      } catch (error) {
        if (!isAway(error)) throw error;
        away.add(port);
        const row = await db
          .selectFrom('register_answer')
          .select('answer')
          .where('claim_uuid', '=', uuid)
          .where('question', '=', questionName(port, key))
          .where('asked_at', '>', oldest(now))
          .executeTakeFirst();
        if (!row) throw error;
        return read(row.answer);
      }
    }),
  );
  const lenient = askedBy(strict, (_, __, question, { read }) => unlessAway(question, read({})));
  return { strict, lenient, away: () => [...away].toSorted(), end: () => clearTimeout(timer) };
}
