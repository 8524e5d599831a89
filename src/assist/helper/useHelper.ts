import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import * as z from 'zod';
import { helperMachine } from '#machines/assist/helperMachine.ts';
import { assistCalls } from '#machines/service/assist/assistCalls.ts';
import { lineBy } from '#src/assist/socketOf.ts';
import type { Client } from '#src/service/client.ts';
import { useApplication } from '#src/shell/application.ts';
import { readStored } from '#src/shell/readStored.ts';

/** Somebody who helps from afar, at work. */
export type HelperActor = ActorRefFrom<typeof helperMachine>;

const key = 'hlaska.helper';

/** The side of the helpdesk, which goes on whatever panel is open, and after a reload. */
export const useHelper = (): HelperActor => {
  const {
    client,
    ports: { session },
  } = useApplication();
  const [machine] = useState(() => provided(client));
  const actor = useActorRef(machine, {
    input: { chance: () => Math.random(), kept: readStored(session, key, z.uuid()) },
  });
  const assist = useSelector(actor, (snapshot) =>
    snapshot.matches('watching') ? snapshot.context.assist : undefined,
  );
  useEffect(() => {
    if (assist === undefined) session.removeItem(key);
    else session.setItem(key, JSON.stringify(assist));
  }, [session, assist]);
  return actor;
};

const provided = (client: Client) =>
  helperMachine.provide({
    actors: {
      joinHelp: fromPromise<{ readonly assist: string }, { readonly code: string }>(({ input, signal }) =>
        client.call(assistCalls.joinHelp, { body: input, signal }),
      ),
      endHelp: fromPromise<unknown, { readonly assist: string }>(({ input }) =>
        client.call(assistCalls.endHelp, { params: input, body: {} }),
      ),
      line: lineBy(client),
    },
  });
