import type { WebSocket } from '@fastify/websocket';
import { readJson } from '#machines/calls/readJson.ts';
import { lineCloses, LineSaying, type LineNews } from '#machines/service/assist/assistCalls.ts';
import { askWhoIsThere, closeSocket, countMessages, inTurn, sayIn } from '#server/http/sockets.ts';
import type { Hearer } from '#server/store/bus/bus.ts';
import { announce, type News } from '#server/store/bus/news.ts';
import type { Store } from '#server/store/tables.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
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
  /** By which it hears. */
  readonly wire: Wire;
  /** A helper has told the code, and neither side has ended it. */
  isOpen: boolean;
}

/** A socket, which answers where it is asked whether it is there, or a mailbox. */
type Wire =
  | { readonly kind: 'socket'; readonly socket: WebSocket; isThere: boolean }
  | { readonly kind: 'mailbox'; readonly mailbox: Mailbox; readonly left: () => void };

type Whose = Pick<Line, 'assist' | 'side' | 'session'>;

/** What comes and goes with a line. */
interface Hearing {
  readonly come: () => void;
  readonly left: () => void;
}

/** The lines of helps that a process has open. */
export interface Lines extends Hearer {
  readonly add: (socket: WebSocket, whose: Whose, left: () => void) => void;
  /** Does what a side says without a socket, and gives it what is new since it asked this process last. */
  readonly ask: (whose: Whose, say: LineSaying | undefined, hearing: Hearing) => Promise<readonly LineNews[]>;
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
    for (const line of of(assist, side)) if (line.isOpen) sayOn(line, news);
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
  const forget = (line: Line): void => {
    lines.delete(line);
    if (of(line.assist).length === 0) turns.delete(line.assist);
  };
  const mailboxOf = ({ assist, side, session }: Whose) => {
    for (const line of of(assist, side))
      if (line.session === session && line.wire.kind === 'mailbox')
        return { line, mailbox: line.wire.mailbox };
    return undefined;
  };
  const newMailbox = (whose: Whose, comes: () => void, left: () => void) => {
    const mailbox = createMailbox(now().getTime());
    const line: Line = { ...whose, wire: { kind: 'mailbox', mailbox, left }, isOpen: false };
    lines.add(line);
    comes();
    mailbox.inOrder(() => come(line));
    return { line, mailbox };
  };
  const forgetLeft = async (): Promise<void> => {
    for (const line of lines) {
      if (line.wire.kind !== 'mailbox' || !line.wire.mailbox.isLeft(now().getTime())) continue;
      forget(line);
      await go(line);
      line.wire.left();
    }
  };
  return {
    size: (session) =>
      session === undefined ? lines.size : [...lines].filter((line) => line.session === session).length,
    add: (socket, whose, left) => {
      const wire = { kind: 'socket' as const, socket, isThere: true };
      const line: Line = { ...whose, wire, isOpen: false };
      lines.add(line);
      const isTooMuch = countMessages();
      // What was said before is done first.
      const then = inTurn();
      then(() => come(line));
      socket.on('pong', () => {
        wire.isThere = true;
      });
      socket.on('message', (data) => {
        if (isTooMuch()) return closeSocket(socket, lineCloses.tooMuch);
        // What only a newer release says, and what holds anything but names and numbers, goes nowhere.
        const said = readJson(LineSaying, String(data));
        if (said) then(() => pass(line, said));
        return undefined;
      });
      socket.on('close', () => {
        forget(line);
        then(() => go(line));
        left();
      });
    },
    ask: async (whose, say, { come: comes, left }) => {
      const { line, mailbox } = mailboxOf(whose) ?? newMailbox(whose, comes, left);
      mailbox.ask(now().getTime());
      if (say && !mailbox.isTooMuch()) mailbox.inOrder(() => pass(line, say));
      // What has been begun is done before.
      await new Promise<void>((resolve) => mailbox.inOrder(resolve));
      const news = mailbox.empty();
      if (news.some(({ kind }) => kind === 'ended')) {
        forget(line);
        left();
      }
      return news;
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
      askWhoIsThere([...lines].flatMap(({ wire }) => (wire.kind === 'socket' ? [wire] : [])));
      await forgetLeft();
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
      // Who asks is answered by another process next.
      for (const line of lines) closeLine(line, lineCloses.elsewhere);
    },
  };
}

function tellOne(line: Line, row: Assistance, now: Date): void {
  line.isOpen = row.joined_at !== null && row.ended_at === null;
  if (row.ended_how === null) {
    sayOn(line, { kind: 'state', state: stateFor(row, line.side, now) });
    return;
  }
  sayOn(line, { kind: 'ended', how: row.ended_how });
  closeLine(line, lineCloses.refused);
}

function sayOn({ wire }: Line, news: LineNews): void {
  if (wire.kind === 'socket') sayIn(wire.socket, news);
  else wire.mailbox.put(news);
}

function closeLine({ wire }: Line, code: number): void {
  if (wire.kind === 'socket') closeSocket(wire.socket, code);
}

/** Whoever is helped tells what is seen, the helper what they point at. */
const isOwn = (side: Side, { kind }: LineSaying): boolean =>
  kind === (side === 'ASKER' ? 'seen' : 'pointing');
