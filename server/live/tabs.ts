import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';
import { readJson } from '#machines/calls/readJson.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import { liveCloses, LiveSaying, type LiveNews, type LivePlace } from '#machines/service/sales/live.ts';
import { mayEnter, mayReadReports } from '#server/sessions/roles.ts';
import { askWhoIsThere, closeSocket, countMessages, inTurn, sayIn } from '#server/http/sockets.ts';
import type { Hearer } from '#server/store/bus/bus.ts';
import { announce, type News } from '#server/store/bus/news.ts';
import type { Store } from '#server/store/tables.ts';
import { comeTo, goFrom, presentAt, stayThere } from './presence.ts';

/** Whose tab it is. */
export interface Visitor {
  readonly session: string;
  readonly identity: Identity;
}

/** The socket of a tab. */
export interface Tab extends Visitor {
  readonly id: string;
  readonly socket: WebSocket;
  /** It has answered since it was last asked. */
  isThere: boolean;
  /** The client that it is at: as it asked for them, and whose page that is. */
  at?: { readonly asked: string; readonly client: string } | undefined;
}

/** The tabs that a process has open, which hear what concerns them. */
export interface Tabs extends Hearer {
  add(socket: WebSocket, visitor: Visitor, left: () => void): void;
  /** How many are open, of a session or of all. */
  size(session?: string): number;
  /** Asks each whether it is there, and closes those that did not answer or whose session is over. */
  beat(): Promise<void>;
  /** Sends all of them to another process. */
  sendAway(): void;
}

/** Milliseconds in which it is said once who is at a client, however many come and go. */
const atOnce = 1000;

/** No tab is open yet. */
export function openTabs(store: Store): Tabs {
  const { db, now } = store;
  const tabs = new Map<string, Tab>();
  let isHearing = false;
  const toTell = new Set<string>();
  const tellPresent = async (client: string): Promise<void> => {
    toTell.delete(client);
    const there = [...tabs.values()].filter(({ at }) => at?.client === client);
    if (there.length === 0) return;
    const present = await presentAt(store, client);
    for (const tab of there) {
      const people = present
        .filter(({ subject }) => subject !== tab.identity.subject)
        .map(({ subject: _subject, ...person }) => person);
      say(tab, { kind: 'present', client: tab.at?.asked ?? client, people });
    }
  };
  const tellSoon = (client: string): void => {
    if (toTell.has(client)) return;
    toTell.add(client);
    setTimeout(() => void tellPresent(client).catch(() => {}), atOnce).unref();
  };
  const move = async (tab: Tab, place: LivePlace | null): Promise<void> => {
    const before = tab.at?.client;
    const client = place === null ? undefined : await comeTo(store, tab, place);
    tab.at = place && client !== undefined ? { asked: place.client, client } : undefined;
    if (client === undefined) await goFrom(db, tab.id);
    else if (before !== undefined && before !== client)
      await announce(db, { kind: 'present', client: before });
  };
  const of = (session: string) => [...tabs.values()].filter((tab) => tab.session === session);
  return {
    size: (session) => (session === undefined ? tabs.size : of(session).length),
    add: (socket, visitor, left) => {
      const tab: Tab = { ...visitor, id: randomUUID(), socket, isThere: true };
      tabs.set(tab.id, tab);
      const isTooMuch = countMessages();
      socket.on('pong', () => {
        tab.isThere = true;
      });
      // What it said before is done first. A database that is away leaves untold who is there; the next word or beat tells it.
      const then = inTurn();
      socket.on('message', (data) => {
        if (isTooMuch()) {
          closeSocket(tab.socket, liveCloses.tooMuch);
          return;
        }
        const said = readJson(LiveSaying, String(data));
        if (said) then(() => move(tab, said.at));
      });
      socket.on('close', () => {
        tabs.delete(tab.id);
        then(() => move(tab, null));
        left();
      });
      say(tab, { kind: 'hearing', is: isHearing });
    },
    hear: (news) => {
      if (news.kind === 'session') {
        for (const tab of of(news.session)) closeSocket(tab.socket, liveCloses.refused);
      } else if (news.kind === 'present') {
        tellSoon(news.client);
      } else if (news.kind !== 'assist') {
        for (const tab of tabs.values()) if (concerns(tab, news)) say(tab, toldOf(news));
      }
    },
    hearing: (is) => {
      isHearing = is;
      for (const tab of tabs.values()) say(tab, { kind: 'hearing', is });
    },
    beat: async () => {
      askWhoIsThere(tabs.values());
      const there = [...tabs.values()].filter(({ at }) => at !== undefined).map(({ id }) => id);
      await stayThere(store, there);
      const sessions = [...new Set([...tabs.values()].map(({ session }) => session))];
      if (sessions.length === 0) return;
      const rows = await db
        .selectFrom('session')
        .select(['id', 'identity'])
        .where('id', 'in', sessions)
        .where('expires_at', '>', now())
        .execute();
      const identities = new Map(rows.map(({ id, identity }) => [id, identity]));
      for (const tab of tabs.values()) {
        if (!isStill(tab, identities.get(tab.session))) closeSocket(tab.socket, liveCloses.refused);
      }
    },
    sendAway: () => {
      for (const tab of tabs.values()) closeSocket(tab.socket, liveCloses.elsewhere);
    },
  };
}

const say = ({ socket }: Tab, news: LiveNews): void => sayIn(socket, news);

/** True where whoever opened a tab may still have it open, with the rights that they had. */
const isStill = ({ identity: before }: Tab, now: Identity | null | undefined): boolean =>
  mayEnter(now) && now?.subject === before.subject && mayReadReports(now) === mayReadReports(before);

/** The helpdesk hears of every conversation, others of their own. */
const concerns = ({ identity }: Tab, news: News): boolean =>
  news.kind !== 'chat' || mayReadReports(identity) || identity.subject === news.asker;

const toldOf = (news: Extract<News, { kind: 'chat' | 'duty' }>): LiveNews =>
  news.kind === 'chat' ? { kind: 'chat', thread: news.thread, seq: news.seq } : news;
