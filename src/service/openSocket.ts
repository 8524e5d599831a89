import { readJson, type Reads } from '#machines/calls/readJson.ts';

/** What is done as a socket opens, says something, and closes by a code. */
interface Heard<News> {
  readonly opened: () => void;
  readonly said: (news: News) => void;
  readonly closed: (code: number) => void;
}

/** A socket of this tab. */
interface OpenSocket {
  /** Says something, unless it is not open. */
  readonly say: (text: string) => void;
  readonly close: () => void;
}

/** Opens a socket at a path of the service. What only a newer release says is not heard. */
export const openSocket = <News>(
  path: string,
  schema: Reads<News>,
  { opened, said, closed }: Heard<News>,
): OpenSocket => {
  const socket = new WebSocket(path);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    const news = readJson(schema, String(data));
    if (news) said(news);
  });
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    say: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
