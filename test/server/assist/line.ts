import { WebSocket } from 'ws';
import { assistLinePath, LineNews, type LineSaying } from '#machines/service/assist/assistCalls.ts';
import { hostOf } from '#test/server/live/tab.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

/** The socket of one side of a help, and what it has heard. */
export interface OpenLine {
  readonly socket: WebSocket;
  readonly heard: readonly LineNews[];
  /** Every letter that came. */
  readonly texts: readonly string[];
  /** Resolves with the code by which it is closed. */
  readonly closed: Promise<number>;
  readonly say: (saying: LineSaying) => void;
  /** Says what is seen now, and each time that it is wanted: the other side's process may begin to hear while it comes. */
  readonly show: (saying: LineSaying) => void;
}

/** Opens the socket of a help at the port of a service. Rejects with the status where it is refused. */
export async function openLine(
  service: TestService,
  { cookie = '' }: Pick<Reporter, 'cookie'>,
  assist: string,
): Promise<OpenLine> {
  const host = await hostOf(service);
  const socket = new WebSocket(`ws://${host}${assistLinePath.replace(':assist', assist)}`, {
    headers: { cookie: `session=${cookie}`, origin: `http://${host}` },
  });
  const heard: LineNews[] = [];
  const texts: string[] = [];
  socket.on('message', (data) => {
    texts.push(String(data));
    heard.push(LineNews.parse(JSON.parse(String(data))));
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
    socket.on('error', reject);
  });
  const say = (saying: LineSaying): void => socket.send(JSON.stringify(saying));
  return {
    socket,
    heard,
    texts,
    closed,
    say,
    show: (saying) => {
      socket.on('message', () => {
        if (heard.at(-1)?.kind === 'wanted') say(saying);
      });
      say(saying);
    },
  };
}
