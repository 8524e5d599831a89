import { fromPromise } from 'xstate';
import type { identificationMachine } from '#machines/actors/signIn/identification.ts';
import { identificationCalls as calls } from '#machines/service/identity/identification.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { Contact, Identification, SentCode } from '#machines/service/identity/identification.ts';
import type { Client } from './client.ts';

/** The machine of the identification with every port provided by a call of the service; codes are sent in a language. */
export const provideIdentification = (
  machine: typeof identificationMachine,
  client: Client,
  language: Language,
) =>
  machine.provide({
    actors: {
      read: fromPromise<Identification, undefined>(({ signal }) =>
        client.call(calls.identification, { signal }),
      ),
      send: fromPromise<SentCode, { contact: Contact | undefined }>(({ input: { contact }, signal }) => {
        if (contact === undefined) throw new Error('A contact is told first.');
        return client.call(calls.sendCode, { body: { contact, language }, signal });
      }),
      confirm: fromPromise<Identification, { code: string }>(({ input: { code }, signal }) =>
        client.call(calls.confirmCode, { body: { code }, signal }),
      ),
    },
  });
