import { fromCallback } from 'xstate';
import { toFailure } from '#machines/calls/outcome.ts';
import type { LineEvent, LineOpened, SayOnLine } from '#machines/assist/lineMachine.ts';
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

interface Tells {
  readonly tell: (event: LineEvent) => void;
  readonly assist: string;
}

/** One end of a line: what is said on it, and how it is closed. */
interface End {
  readonly say: (saying: LineSaying) => void;
  readonly close: () => void;
}

const openedBySocket = ({ tell, assist }: Tells): End => {
  const { say, close } = openSocket(assistLinePath.replace(':assist', assist), LineNews, {
    opened: () => tell({ type: 'OPENED' }),
    said: (news) => tell({ type: 'SAID', news }),
    closed: (code) => tell({ type: 'CLOSED', code }),
  });
  return { say: (saying) => say(JSON.stringify(saying)), close };
};

/** Closed as a socket is that broke. */
const broken = 1006;

/** Asks for what is new again and again, and says the last of what there is to say with it. */
const openedByCalls = (client: Client, { tell, assist }: Tells): End => {
  const left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaid: LineSaying | undefined;
  const ask = async (): Promise<void> => {
    const say = unsaid;
    unsaid = undefined;
    const { news } = await client.call(assistCalls.askLine, {
      params: { assist },
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
  askSoon();
  return {
    say: (saying) => {
      unsaid = saying;
    },
    close: () => {
      left.abort();
      clearTimeout(timer);
    },
  };
};

/** The line of a help over a socket of this tab, or by calls where none opens. */
export const lineBy = (client: Client) =>
  lineMachine.provide({
    actors: {
      socket: fromCallback<SayOnLine, LineOpened>(({ sendBack, receive, input: { assist, asks } }) => {
        const tells: Tells = { tell: (event) => sendBack(event), assist };
        const { say, close } = asks ? openedByCalls(client, tells) : openedBySocket(tells);
        receive(({ saying }) => say(saying));
        return close;
      }),
    },
  });
