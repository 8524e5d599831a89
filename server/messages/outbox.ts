import { randomUUID } from 'node:crypto';
import type { ContactType } from '#machines/claim/enums.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { escapeHtml } from '#machines/claim/writing/escapeHtml.ts';
import type { Db } from '#server/store/tables.ts';
import type { Messages } from './message.ts';

/** Where messages are shown that nobody sends. */
export const outboxPath = '/outbox';

/** Messages that are stored in the outbox instead of sent. */
export const outboxMessages = (db: Db, now: () => Date): Required<Messages> => {
  const keep = (type: ContactType) => async (message: { to: string; subject: string; text: string }) => {
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        type,
        recipient: message.to,
        subject: message.subject,
        text: message.text,
        created_at: now(),
      })
      .execute();
  };
  return { EMAIL: keep('EMAIL'), PHONE: keep('PHONE') };
};

/**
 * GET /outbox: the last messages that were stored instead of sent, for those who develop or try the product. It shows codes to
 * anybody, so it is there only where messages are not sent.
 */
export const showOutbox: AreaPlugin<{ readonly db: Db }> = async (app, { db }) => {
  app.get(outboxPath, { schema: { hide: true } }, async (_request, reply) => {
    const messages = await db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    const rows = messages.map(
      ({ type, recipient, subject, text, created_at }) =>
        `<article><h2>${escapeHtml(type === 'EMAIL' ? subject : 'SMS')}</h2><p>${escapeHtml(recipient)}, ${created_at.toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
    );
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><main><h1>Messages kept instead of sent</h1>${rows.join('') || '<p>None.</p>'}</main></html>`;
  });
};
