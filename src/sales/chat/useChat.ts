import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { chatMachine } from '#machines/sales/chat/chatMachine.ts';
import {
  chatCalls,
  type ChatRead,
  type ChatReading,
  type ChatSending,
  type ChatSent,
} from '#machines/service/sales/chatCalls.ts';
import type { Client } from '#src/service/client.ts';
import { useApplication } from '#src/shell/application.ts';

/** The conversation with the helpdesk at work. */
export type ChatActor = ActorRefFrom<typeof chatMachine>;

/** The conversation with the helpdesk, which begins as soon as somebody is here who may have one. */
export const useChat = (mayChat: boolean): ChatActor => {
  const { client } = useApplication();
  const [machine] = useState(() => provided(client));
  const actor = useActorRef(machine, {
    input: { newKey: () => crypto.randomUUID(), chance: () => Math.random(), now: () => new Date() },
  });
  useEffect(() => {
    if (mayChat) actor.send({ type: 'BEGIN' });
  }, [actor, mayChat]);
  return actor;
};

const provided = (client: Client) =>
  chatMachine.provide({
    actors: {
      readChat: fromPromise<ChatRead, ChatReading>(({ input, signal }) =>
        client.call(chatCalls.readChat, { body: input, signal }),
      ),
      sendChat: fromPromise<ChatSent, ChatSending>(({ input, signal }) =>
        client.call(chatCalls.sendChat, { body: input, signal }),
      ),
      endChat: fromPromise<unknown, { readonly thread: string }>(({ input, signal }) =>
        client.call(chatCalls.endChat, { params: input, signal }),
      ),
    },
  });
