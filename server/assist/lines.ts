import type { WebSocket } from '@fastify/websocket';
import { readJson } from '#machines/calls/readJson.ts';
import { lineCloses, LineSaying, type LineNews } from '#machines/service/assist/assistCalls.ts';
import { askWhoIsThere, closeSocket, countMessages, inTurn, sayIn } from '#server/http/sockets.ts';
import type { Hearer } from '#server/store/bus/bus.ts';
import { announce, type News } from '#server/store/bus/news.ts';
import type { Store } from '#server/store/tables.ts';
import {
  endWhere,
  findHelp,
  noteThere,
  stateFor,
  tellChanged,
  type Assistance,
  type Side,
} from './assistance.ts';
import type { Catalogues } from './catalogues.ts';

/** One side of a help, in one process. */
interface Line {
  readonly assist: string;
  readonly side: Side;
  readonly session: string;
  readonly socket: WebSocket;
  /** It has answered since it was last asked. */
  isThere: boolean;
  /** A helper has told the code, and neither side has ended it. */
  isOpen: boolean;
}

/** The sockets of helps that a process has open. */
export interface Lines extends Hearer {
  readonly add: (
    socket: WebSocket,
    whose: Pick<Line, 'assist' | 'side' | 'session'>,
    left: () => void,
  ) => void;
  readonly size: (session?: string) => number;
  /** Asks each whether it is there, and closes those that did not answer or whose session is over. */
  readonly beat: () => Promise<void>;
  /** Sends all of them to another process. */
  readonly sendAway: () => void;
}

type Said = Extract<News, { kind: 'assist' }>['said'];

/** No line is open yet. */
export function openLines(store: Store, { mayBeSeen, mayBePointedAt }: Catalogues): Lines {
  const { db, now } = store;
  const lines = new Set<Line>();
  const of = (assist: string, side?: Side) =>
    [...lines].filter((line) => line.assist === assist && (side === undefined || line.side === side));
  const tellState = async (assist: string): Promise<void> => {
    const row = await findHelp(db, assist);
    if (row) for (const line of of(assist)) tellOne(line, row, now());
  };
  const passOn = (assist: string, side: Side, news: LineNews): void => {
    for (const line of of(assist, side)) if (line.isOpen) sayIn(line.socket, news);
  };
  const turns = new Map<string, ReturnType<typeof inTurn>>();
  // In the order in which it was said of a help: what is passed on waits for the state that lets it pass.
  const hearOf = (assist: string, said: Said): void => {
    if (of(assist).length === 0) return;
    const then = turns.get(assist) ?? inTurn();
    turns.set(assist, then);
    then(() =>
      said.kind === 'changed'
        ? tellState(assist)
        : passOn(assist, said.kind === 'seen' ? 'HELPER' : 'ASKER', said),
    );
  };
  const want = (assist: string) => announce(db, { kind: 'assist', assist, said: { kind: 'wanted' } });
  const come = async (line: Line): Promise<void> => {
    const { assist, side } = line;
    await noteThere(store, { assist, side, isThere: true });
    await tellChanged(db, assist);
    // Not by the news alone: those may not come through right now.
    await tellState(assist);
    if (side === 'HELPER') await want(assist);
  };
  const go = async ({ assist, side }: Line): Promise<void> => {
    if (of(assist, side).length > 0) return;
    await noteThere(store, { assist, side, isThere: false });
    await tellChanged(db, assist);
  };
  const pass = async (line: Line, said: LineSaying): Promise<void> => {
    if (!line.isOpen || !isOwn(line.side, said)) return;
    if (said.kind === 'seen' ? mayBeSeen(said.seen) : mayBePointedAt(said.at))
      await announce(db, { kind: 'assist', assist: line.assist, said });
  };
  return {
    size: (session) =>
      session === undefined ? lines.size : [...lines].filter((line) => line.session === session).length,
    add: (socket, whose, left) => {
      const line: Line = { ...whose, socket, isThere: true, isOpen: false };
      lines.add(line);
      const isTooMuch = countMessages();
      // What was said before is done first.
      const then = inTurn();
      then(() => come(line));
      socket.on('pong', () => {
        line.isThere = true;
      });
      socket.on('message', (data) => {
        if (isTooMuch()) return closeSocket(socket, lineCloses.tooMuch);
        // What only a newer release says, and what holds anything but names and numbers, goes nowhere.
        const said = readJson(LineSaying, String(data));
        if (said) then(() => pass(line, said));
        return undefined;
      });
      socket.on('close', () => {
        lines.delete(line);
        if (of(line.assist).length === 0) turns.delete(line.assist);
        then(() => go(line));
        left();
      });
    },
    hear: (news) => {
      if (news.kind === 'assist') hearOf(news.assist, news.said);
      else if (news.kind === 'session')
        void endWhere(db, { session: news.session, how: 'SIGNED_OUT', at: now() }).catch(() => {});
    },
    hearing: (is) => {
      if (!is) return;
      // What was announced meanwhile is not heard later: who is helped says it again, in whichever process they are.
      for (const assist of new Set([...lines].map((line) => line.assist))) {
        hearOf(assist, { kind: 'changed' });
        hearOf(assist, { kind: 'wanted' });
        if (of(assist, 'HELPER').length > 0) void want(assist).catch(() => {});
      }
    },
    beat: async () => {
      askWhoIsThere(lines);
      for (const { assist, side } of lines) await noteThere(store, { assist, side, isThere: true });
      const sessions = [...new Set([...lines].map(({ session }) => session))];
      if (sessions.length === 0) return;
      const rows = await db
        .selectFrom('session')
        .select('id')
        .where('id', 'in', sessions)
        .where('expires_at', '>', now())
        .execute();
      const open = new Set(rows.map(({ id }) => id));
      for (const session of sessions.filter((one) => !open.has(one)))
        await endWhere(db, { session, how: 'SIGNED_OUT', at: now() });
    },
    sendAway: () => {
      for (const { socket } of lines) closeSocket(socket, lineCloses.elsewhere);
    },
  };
}

function tellOne(line: Line, row: Assistance, now: Date): void {
  line.isOpen = row.joined_at !== null && row.ended_at === null;
  if (row.ended_how === null) {
    sayIn(line.socket, { kind: 'state', state: stateFor(row, line.side, now) } satisfies LineNews);
    return;
  }
  sayIn(line.socket, { kind: 'ended', how: row.ended_how } satisfies LineNews);
  closeSocket(line.socket, lineCloses.refused);
}

/** Whoever is helped tells what is seen, the helper what they point at. */
const isOwn = (side: Side, { kind }: LineSaying): boolean =>
  kind === (side === 'ASKER' ? 'seen' : 'pointing');
