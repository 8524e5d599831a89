import { clientCalls as calls } from '#machines/service/clients.ts';
import type { CallInput } from '#machines/service/call.ts';
import { User } from '#test/server/auth/user.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

type Body = CallInput<typeof calls.searchClients>['body'];

/** The browser of a user of ours who has signed in. */
export async function signedIn(service: TestService, sub: string, actFor?: string): Promise<Reporter> {
  const user = new User(service.app);
  await user.signIn(sub, actFor === undefined ? {} : { actFor });
  return user.reporter();
}

/** What somebody finds by a text. */
export const search = (who: Reporter, text: string, more: Partial<Body> = {}) =>
  who.call(calls.searchClients, { body: { text, ...more } });

/** The id of the only client that somebody finds by a text. Throws where there is another number of them. */
export async function idOf(who: Reporter, text: string, more: Partial<Body> = {}): Promise<string> {
  const { clients } = await search(who, text, more);
  const [client, ...others] = clients;
  if (!client || others.length > 0) throw new Error(`${text} finds ${clients.length} clients.`);
  return client.id;
}

/** The looks in the trail, the last one last. */
export const looks = ({ database: { db } }: TestService) =>
  db.selectFrom('look').selectAll().orderBy('id').execute();
