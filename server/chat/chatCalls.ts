import { Failure } from '#machines/calls/failures.ts';
import { chatCalls as calls } from '#machines/service/sales/chatCalls.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { announce } from '#server/store/bus/news.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { chatterOf } from './chatter.ts';
import { comeOnDuty, isAnybodyOnDuty } from './duty.ts';
import { holdThread, messagesOf, noteSeen, tell, threadsOf, writeMessage } from './threads.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
}

/**
 * POST /rest/chat/read, /rest/chat/message and /rest/chat/:thread/end: the conversation of users of ours with the helpdesk. It is in the
 * database alone, so any process answers any part of it, and whoever was away reads on after the last number that they have. 403 for nobody
 * of ours, 404 for a conversation that somebody has no part in.
 */
export const chatCalls: AreaPlugin<Parameters> = async (app, { db, now, sessions }) => {
  app.route({
    ...routeOf(calls.readChat),
    // Who reads nothing else for long is not there any more.
    config: { isBackground: true },
    handler: async (request) => {
      const chatter = chatterOf(sessions, request);
      const { thread, after, isShown } = request.body;
      if (chatter.isHelper) await comeOnDuty(db, chatter.subject, now());
      const rows = await threadsOf(db, chatter);
      const asked = rows.find(({ id }) => id === thread);
      const messages = asked ? await messagesOf(db, chatter, { thread: asked.id, after }) : [];
      const isSeen = asked !== undefined && isShown && tell(chatter, asked).unread > 0;
      if (isSeen) await noteSeen(db, chatter, asked);
      const threads = rows.map((row) => ({
        ...tell(chatter, row),
        ...(isSeen && row === asked && { unread: 0 }),
      }));
      const { isHelper } = chatter;
      return { threads, messages, isHelper, isOnDuty: await isAnybodyOnDuty(db, now()) };
    },
  });
  app.route({
    ...routeOf(calls.sendChat),
    handler: async (request) => {
      const chatter = chatterOf(sessions, request);
      const { thread, key, text } = request.body;
      const at = now();
      return transact(db, async (trx) => {
        const held = await holdThread(trx, chatter, { thread, at });
        const seq = await writeMessage(trx, chatter, held, { key, text, at });
        await announce(trx, { kind: 'chat', thread: held.id, asker: held.asker, seq });
        return { thread: held.id, seq };
      });
    },
  });
  app.route({
    ...routeOf(calls.endChat),
    handler: async (request) => {
      const chatter = chatterOf(sessions, request);
      const { thread } = request.params;
      const own = (await threadsOf(db, chatter)).find(({ id }) => id === thread);
      if (!own) throw new Failure('404');
      await db.updateTable('chat_thread').set({ ended_at: now() }).where('id', '=', own.id).execute();
      await announce(db, { kind: 'chat', thread, asker: own.asker, seq: own.last_seq });
      return { isEnded: true };
    },
  });
};
