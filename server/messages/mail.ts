import type { Message } from './message.ts';

/** Sends e-mails through a mail server, `smtps://user:password@host`; `?from=` is the sender. Loaded with the first of them. */
export function mailThrough(url: string): (message: Message) => Promise<void> {
  const address = new URL(url);
  const from = address.searchParams.get('from') ?? `hlaseni@${address.hostname}`;
  address.searchParams.delete('from');
  const ready = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: address.href, connectionTimeout: patience, socketTimeout: patience });
  };
  let transport: ReturnType<typeof ready> | undefined;
  return async ({ to, subject, text }) => {
    transport ??= ready();
    await (await transport).sendMail({ from, to, subject, text });
  };
}

const patience = 10_000;
