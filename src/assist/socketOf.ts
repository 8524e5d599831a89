import { fromCallback } from 'xstate';
import { toFailure } from '#machines/calls/outcome.ts';
import type { LineEvent, SayOnLine } from '#machines/assist/lineMachine.ts';
import { lineMachine } from '#machines/assist/lineMachine.ts';
import {
  askPace,
  assistCalls,
  assistLinePath,
  lineCloses,
  LineNews,
  type LineSaying,
} from '#machines/service/assist/assistCalls.ts';
import type { Client } from '#src/service/client.ts';
import { openSocket } from '#src/service/openSocket.ts';

const socket = fromCallback<SayOnLine, { readonly assist: string }>(({ sendBack, receive, input }) => {
  const tell = (event: LineEvent) => sendBack(event);
  const { say, close } = openSocket(assistLinePath.replace(':assist', input.assist), LineNews, {
    opened: () => tell({ type: 'OPENED' }),
    said: (news) => tell({ type: 'SAID', news }),
    closed: (code) => tell({ type: 'CLOSED', code }),
  });
  receive(({ saying }) => say(JSON.stringify(saying)));
  return close;
});

/** Closed as a socket is that broke. */
const broken = 1006;

/** Asks for what is new again and again, and says the last of what there is to say with it. */
const callsBy = (client: Client) =>
  fromCallback<SayOnLine, { readonly assist: string }>(({ sendBack, receive, input }) => {
    const tell = (event: LineEvent) => sendBack(event);
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsaid: LineSaying | undefined;
    const ask = async (): Promise<void> => {
      const say = unsaid;
      unsaid = undefined;
      const { news } = await client.call(assistCalls.askLine, {
        params: input,
        body: say ? { say } : {},
        signal: left.signal,
      });
      tell({ type: 'OPENED' });
      for (const one of news) tell({ type: 'SAID', news: one });
      if (!left.signal.aborted) timer = setTimeout(askSoon, askPace);
    };
    const askSoon = (): void => {
      void ask().catch((error: unknown) => {
        const isRefused = [401, 403, 404].includes(toFailure(error).status);
        if (!left.signal.aborted) tell({ type: 'CLOSED', code: isRefused ? lineCloses.refused : broken });
      });
    };
    receive(({ saying }) => {
      unsaid = saying;
    });
    askSoon();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  });

/** The line of a help over a socket of this tab, or by calls where none opens. */
export const lineBy = (client: Client) => lineMachine.provide({ actors: { socket, calls: callsBy(client) } });
