import type { ContactType } from '../../machines/claim/enums.ts';
import { provenContacts } from '../../machines/claim/codes/provenContact.ts';
import {
  identificationCalls as calls,
  type Contact,
  type Identification,
} from '../../machines/service/identity/identification.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { findIdentity, findKnownReporter } from './identity.ts';

/** GET /rest/identification: who the session has shown to be, and the ways in which somebody may show it here. */
export function readIdentification(app: App, service: Service): void {
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

/** What is told to whoever has shown that a contact is theirs. */
export async function identifiedBy(
  service: Pick<Service, 'db' | 'messages'>,
  contact: Contact,
): Promise<Identification> {
  const known = await findKnownReporter(service.db, contact);
  return {
    state: provenContacts[contact.type].state,
    contact,
    ...(known && { known }),
    ways: waysOf(service),
  };
}

/** The kinds of contact that messages are sent to. */
const waysOf = ({ messages }: Pick<Service, 'messages'>): ContactType[] => [
  ...(messages.EMAIL ? (['EMAIL'] as const) : []),
  ...(messages.PHONE ? (['PHONE'] as const) : []),
];
