import { findPage } from '#machines/flow/compile.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { afterHearing, type Heard } from './heard.ts';
import { LiveMessage, liveChannel } from './liveMessage.ts';

/** The sessions of this browser, and the one that is followed. */
export interface Live {
  /** Those whose tab is open, and the one followed. */
  readonly sessions: readonly Heard[];
  /** The session followed, as it is or as it was when it was frozen; undefined where none is. */
  readonly followed: Heard | undefined;
  readonly isFrozen: boolean;
  readonly follow: (session: string | undefined) => void;
  readonly freeze: () => void;
  readonly resume: () => void;
}

/** The sessions heard of, and the one of a flow that is followed: `onPage` is told of every page it is on. */
export const useLive = (flow: AnyFlow, onPage: (page: string) => void): Live => {
  const [sessions, setSessions] = useState<readonly Heard[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [frozen, setFrozen] = useState<Heard>();
  useEffect(() => {
    const channel = new BroadcastChannel(liveChannel);
    const say = channel.postMessage.bind(channel);
    channel.addEventListener('message', ({ data }) => {
      const { data: message } = LiveMessage.safeParse(data);
      if (message) setSessions((before) => afterHearing(before, message));
    });
    say({ kind: 'WHO' } satisfies LiveMessage);
    return () => channel.close();
  }, []);
  const running = sessions.find(({ state }) => state.session === chosen && state.flow === flow.code);
  const followed = running && (frozen ?? running);
  const page = followed?.state.steps.at(-1)?.page;
  const tell = useEffectEvent(onPage);
  useEffect(() => {
    if (page !== undefined && findPage(flow, page)) tell(page);
  }, [flow, page]);
  return {
    sessions: sessions.filter((one) => !one.hasEnded || one === running),
    followed,
    isFrozen: frozen !== undefined,
    follow: (session) => {
      setFrozen(undefined);
      setChosen(session);
    },
    freeze: () => setFrozen(running),
    resume: () => setFrozen(undefined),
  };
};
