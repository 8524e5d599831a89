import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { liveMachine, type SocketEvent, type SocketSaying } from '#machines/sales/live/liveMachine.ts';
import { LiveNews, livePath } from '#machines/service/sales/live.ts';
import { openSocket } from '#src/service/openSocket.ts';
import type { ChatActor } from '#src/sales/chat/useChat.ts';

/** The socket of this tab at work. */
export type LiveActor = ActorRefFrom<typeof liveMachine>;

/** The socket of this tab, open as long as somebody is here who may have one; the conversation hears by it. */
export const useLive = (isHere: boolean, chat: ChatActor): LiveActor => {
  const [machine] = useState(() => liveMachine.provide({ actors: { socket } }));
  const actor = useActorRef(machine, { input: { chance: () => Math.random() } });
  useEffect(() => {
    const hearings = [
      actor.on('hearing', ({ is }) => chat.send({ type: 'LIVE', is })),
      actor.on('news', ({ news }) => {
        if (news.kind === 'chat' || news.kind === 'duty') chat.send({ type: 'READ' });
      }),
    ];
    return () => hearings.forEach((one) => one.unsubscribe());
  }, [actor, chat]);
  useEffect(() => {
    actor.send({ type: isHere ? 'BEGIN' : 'END' });
  }, [actor, isHere]);
  return actor;
};

const socket = fromCallback<SocketSaying>(({ sendBack, receive }) => {
  const tell = (event: SocketEvent) => sendBack(event);
  const { say, close } = openSocket(livePath, LiveNews, {
    opened: () => tell({ type: 'OPENED' }),
    said: (news) => tell({ type: 'SAID', news }),
    closed: (code) => tell({ type: 'CLOSED', code }),
  });
  receive(({ text }) => say(text));
  return close;
});
