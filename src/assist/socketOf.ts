import { fromCallback } from 'xstate';
import type { LineEvent, SayOnLine } from '#machines/assist/lineMachine.ts';
import { lineMachine } from '#machines/assist/lineMachine.ts';
import { assistLinePath, LineNews } from '#machines/service/assist/assistCalls.ts';
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

/** The line of a help over a socket of this tab. */
export const line = lineMachine.provide({ actors: { socket } });
