import { hash } from 'node:crypto';
import type { Store, Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds for which a turn is kept for whoever waited. */
const keptFor = 10 * 60_000;

interface Asked {
  /** Whom the message is for. */
  readonly recipient: string;
  /** Who asks for it: an address or, where addresses are not counted, a user or a session. */
  readonly asker: string;
  /** Milliseconds between one message to a contact and the next, longer each time; the last counts for all after it. */
  readonly pauses: readonly number[];
}

/**
 * When a message may be sent to a contact: null for now, else the moment to come again, which is kept for whoever asked. Between
 * messages of one day the pauses grow, so nobody's telephone rings all night; whoever waits gets their turn however often others ask
 * meanwhile, so nobody is locked out.
 */
export async function takeTurn(store: Store, asked: Asked): Promise<Date | null> {
  for (;;) {
    const turn = await transact(store.db, (trx) => tryTurn(trx, store.now(), asked));
    if (turn !== 'TAKEN') return turn;
  }
}

async function tryTurn(
  trx: Queries,
  now: Date,
  { recipient: to, asker: from, pauses }: Asked,
): Promise<Date | null | 'TAKEN'> {
  const recipient = hash('sha256', to);
  const asker = hash('sha256', from);
  await trx
    .deleteFrom('message_turn')
    .where('recipient', '=', recipient)
    .where('at', '<', new Date(now.getTime() - day))
    .execute();
  const turns = await trx
    .selectFrom('message_turn')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('position')
    .forUpdate()
    .execute();
  const isKept = (at: Date) => at.getTime() + keptFor > now.getTime();
  const own = turns.find((turn) => !turn.is_used && turn.asker === asker && isKept(turn.at));
  if (own && own.at > now) return own.at;
  if (own) {
    const used = trx.updateTable('message_turn').set({ is_used: true, at: now });
    await used.where('recipient', '=', recipient).where('position', '=', own.position).execute();
    return null;
  }
  const counted = turns.filter((turn) => turn.is_used || isKept(turn.at));
  const last = Math.max(0, ...counted.map(({ at }) => at.getTime()));
  const pause = counted.length === 0 ? 0 : (pauses[counted.length - 1] ?? pauses.at(-1) ?? 0);
  const at = new Date(Math.max(now.getTime(), last + pause));
  const isUsed = at <= now;
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('message_turn')
    .values({ recipient, position: (turns.at(-1)?.position ?? 0) + 1, asker, at, is_used: isUsed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Somebody else asked at the same moment.
  if (added !== 1n) return 'TAKEN';
  return isUsed ? null : at;
}
