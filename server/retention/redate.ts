import { sql, type RawBuilder } from 'kysely';
import type { Store } from '#server/store/tables.ts';
import { apart } from '#server/store/clocks.ts';

const minute = 60_000;
/** No code, key, sign-in or lease is given for longer. */
const short = 60 * minute;
/** Messages take turns within a day. */
const turns = 24 * 60 * minute;
/** Links to sent reports last a month. */
const links = 30 * turns;

/**
 * Moves what was begun or ends later than it can: it was written while a clock was ahead, and would last until the time it was set to
 * comes again. Locks begin now and last as long as they were given for; keys, codes, turns and leases end. Gives how many rows there
 * were.
 */
export async function redate({ db, now }: Store): Promise<number> {
  const at = now();
  const beyond = (time: number) => new Date(at.getTime() + time + apart);
  const tooLate = beyond(0);
  const [ofAnHour, ofADay, ofAMonth] = [beyond(short), beyond(turns), beyond(links)];
  const all: readonly RawBuilder<unknown>[] = [
    sql`update draft_lock set locked_until = locked_until - (changed_at - ${at}), changed_at = ${at} where changed_at > ${tooLate}`,
    sql`update message_turn set at = ${at} where is_used and at > ${tooLate}`,
    sql`delete from message_turn where not is_used and at > ${ofADay}`,
    sql`delete from contact_code where expires_at > ${ofAnHour}`,
    sql`delete from hand_over where expires_at > ${ofAnHour}`,
    sql`delete from status_link where expires_at > ${ofAMonth}`,
    sql`update status_link set locked_until = null where locked_until > ${ofAnHour}`,
    sql`delete from speed_turn where until > ${ofAnHour}`,
    sql`delete from client_case where expires_at > ${ofADay}`,
    sql`delete from sign_in where expires_at > ${ofAnHour}`,
    sql`update process set leased_until = null where leased_until > ${ofAnHour}`,
    sql`update attachment set leased_until = null where leased_until > ${ofAnHour}`,
    sql`update evidence set leased_until = null where leased_until > ${ofAnHour}`,
    sql`update outgoing set leased_until = null where leased_until > ${ofAnHour}`,
    sql`update outgoing set due_at = ${at} where due_at > ${ofADay}`,
    sql`update outgoing_endpoint set probe_at = ${at} where probe_at > ${ofAnHour}`,
    sql`update session set confirmed_until = ${at} where confirmed_until > ${ofAnHour}`,
    sql`update session set refreshing_until = null where refreshing_until > ${ofAnHour}`,
  ];
  let moved = 0n;
  for (const one of all) moved += (await one.execute(db)).numAffectedRows ?? 0n;
  return Number(moved);
}
