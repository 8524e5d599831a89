import { fromCallback } from 'xstate';
import type { LineEvent, SayOnLine } from '#machines/assist/lineMachine.ts';
import { lineMachine } from '#machines/assist/lineMachine.ts';
import { assistLinePath, LineNews } from '#machines/service/assist/assistCalls.ts';

const socket = fromCallback<SayOnLine, { readonly assist: string }>(({ sendBack, receive, input }) => {
  const tell = (event: LineEvent) => sendBack(event);
  const open = new WebSocket(assistLinePath.replace(':assist', input.assist));
  open.addEventListener('open', () => tell({ type: 'OPENED' }));
  open.addEventListener('message', ({ data }) => {
    const news = readNews(data);
    if (news) tell({ type: 'SAID', news });
  });
  open.addEventListener('close', ({ code }) => tell({ type: 'CLOSED', code }));
  receive(({ saying }) => {
    if (open.readyState === WebSocket.OPEN) open.send(JSON.stringify(saying));
  });
  return () => open.close();
});

/** The line of a help over a socket of this tab. */
export const line = lineMachine.provide({ actors: { socket } });

/** What a newer release says besides is not for this one. */
const readNews = (text: unknown): LineNews | undefined => {
  try {
    return LineNews.safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
};
