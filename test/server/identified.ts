import { identificationCalls } from '#machines/service/identity/identification.ts';
import type { Reporter } from './reporter.ts';
import type { TestService } from './service.ts';

/** A browser that has shown by a code, which it reads in the outbox of the service, that an e-mail is its reporter's. */
export async function identifiedBy(
  service: TestService,
  email: string,
  reporter: Reporter = service.reporter(),
): Promise<Reporter> {
  const contact = { type: 'EMAIL', value: email } as const;
  await reporter.call(identificationCalls.sendCode, { body: { contact } });
  const { text } = await service.database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', 'like', 'Kód%')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await reporter.call(identificationCalls.confirmCode, { body: { code: /\d{6}/.exec(text)?.[0] ?? '' } });
  return reporter;
}
