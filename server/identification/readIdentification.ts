import type { ContactType } from '#machines/claim/enums.ts';
import { provenContacts } from '#machines/claim/codes/provenContact.ts';
import {
  identificationCalls as calls,
  type Contact,
  type Identification,
} from '#machines/service/identity/identification.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { findIdentity, findKnownReporter } from '#server/sessions/provenContact.ts';
import type { Db } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Messages } from '#server/messages/message.ts';

/** The contacts that reporters gave, and how messages are sent to them. */
export interface Contacts {
  readonly db: Db;
  readonly messages: Messages;
}

interface Reading extends Contacts {
  readonly sessions: Sessions;
}

/** GET /rest/identification: who the session has shown to be, and the ways in which somebody may show it here. */
export function readIdentification(app: App, service: Reading): void {
  const { db, sessions } = service;
  app.route({
    ...routeOf(calls.identification),
    handler: async (request) => {
      const contact = await findIdentity(db, sessions.findOpen(request));
      if (contact) return identifiedBy(service, contact);
      return { state: 'UNIDENTIFIED' as const, ways: waysOf(service) };
    },
  });
}

/** The answer to a reporter who has proved a contact. */
export async function identifiedBy(service: Contacts, contact: Contact): Promise<Identification> {
  const known = await findKnownReporter(service.db, contact);
  return {
    state: provenContacts[contact.type].state,
    contact,
    ...(known && { known }),
    ways: waysOf(service),
  };
}

/** The kinds of contact that messages are sent to. */
const waysOf = ({ messages }: Pick<Contacts, 'messages'>): ContactType[] => [
  ...(messages.EMAIL ? (['EMAIL'] as const) : []),
  ...(messages.PHONE ? (['PHONE'] as const) : []),
];
