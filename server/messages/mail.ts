import { wordsIn } from '#server/texts/words.ts';
import { mailHtml } from './mailHtml.ts';
import type { Message } from './message.ts';

/**
 * Sends e-mails through a mail server, `smtps://user:password@host`; `?from=` is the sender. Each goes as text, and the same words as HTML.
 * Loaded with the first of them.
 */
export function mailThrough(url: string): (message: Message) => Promise<void> {
  const address = new URL(url);
  const from = address.searchParams.get('from') ?? `hlaseni@${address.hostname}`;
  address.searchParams.delete('from');
  const ready = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: address.href, connectionTimeout: patience, socketTimeout: patience });
  };
  let transport: ReturnType<typeof ready> | undefined;
  return async ({ to, ...message }) => {
    transport ??= ready();
    const { subject, text, language = 'cs' } = message;
    const brand = (await wordsIn(language, ['common']))('common:brand') ?? '';
    const html = mailHtml(message, brand);
    await (await transport).sendMail({ from, to, subject, text, html });
  };
}

const patience = 10_000;
