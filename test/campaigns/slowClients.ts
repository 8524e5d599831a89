import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { From } from '#test/server/from.ts';
import { multipart } from '#test/server/multipart.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { checkRows } from './checks/rows.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised } from './frame/promise.ts';
import type { Random } from './frame/random.ts';
import { must } from './visit/must.ts';
import { unlimited } from './unlimited.ts';

const slowOnes = 40;
const quickOnes = 4;
/** Milliseconds in which a request must have come, and an answer must have been read on, here. */
const patience = 1500;
const drip = 200;
/** Milliseconds in which every slow one is gone: what a request may take, and the service looks about only so often. */
const goneWithin = 30_000;
const largeFile = 4 * 1024 * 1024;

type Way = (socket: Socket, begun: Begun, random: Random) => Promise<void>;

const headOf = (line: string, { reporter }: Begun, more: readonly string[] = []): string =>
  [
    line,
    'host: claims.example',
    'x-requested-with: XMLHttpRequest',
    `cookie: session=${reporter.cookie}`,
    ...more,
    '',
    '',
  ].join('\r\n');

/** Sends a text letter by letter until the other side has had enough. */
async function dripping(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (!socket.writable) return;
    socket.write(letter);
    await wait(drip);
  }
}

/** What a client may do slowly. */
const ways: Readonly<Record<string, Way>> = {
  'say nothing': async () => {},
  'send headers slowly': (socket, begun) => dripping(socket, headOf('GET /rest/draft HTTP/1.1', begun)),
  'send a body slowly': async (socket, begun) => {
    const line = `POST ${pathOf(calls.save.path, { ...begun.params, version: 0 })} HTTP/1.1`;
    socket.write(headOf(line, begun, ['content-type: application/json', 'content-length: 1000']));
    await dripping(socket, '{"moreInfo": "slow"');
  },
  'send a file slowly': async (socket, begun, random) => {
    const { body, headers } = multipart({ name: 'a.pdf', content: pdf(`slow ${random.next()}`, 50_000) });
    const line = `POST ${pathOf(calls.uploadDocument.path, begun.params)} HTTP/1.1`;
    const type = `content-type: ${headers['content-type']}`;
    socket.write(headOf(line, begun, [type, `content-length: ${body.length}`]));
    socket.write(body.subarray(0, 400));
    await dripping(socket, ' '.repeat(50));
  },
  'read no answer': async (socket, begun) => {
    socket.pause();
    const listed = JSON.stringify(await must(begun.reporter, calls.listDocuments, { params: begun.params }));
    const [, documentId = ''] = /"documentId":"([^"]+)"/.exec(listed) ?? [];
    const path = pathOf(calls.downloadDocument.path, { ...begun.params, documentId });
    // More than lies between the two sides.
    for (let count = 0; count < 4; count += 1) socket.write(headOf(`GET ${path} HTTP/1.1`, begun));
  },
};

export const slowClients: Campaign = {
  name: 'slow-clients',
  promise:
    'However slowly clients send or read, everybody else is served, and the slow ones are ended and leave nothing open.',
  round: `${slowOnes} clients say nothing, send headers, a body or a file letter by letter, or read no answer, while ${quickOnes} report`,
  rounds: 100,
  async open({ figures }) {
    const service = await startService({
      flows: [smallFlow],
      trustProxy: 1,
      requestTimeout: patience,
      idleTimeout: patience,
      limits: { ...unlimited, uploads: { ...unlimited.uploads, bytesPerSecond: 100_000, seconds: 0.5 } },
    });
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    const open = new Set<object>();
    service.app.server.on('connection', (one) => {
      open.add(one);
      one.once('close', () => open.delete(one));
    });
    let people = 0;
    const somebody = (): Promise<Begun> => {
      people += 1;
      const at = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
      return begin({ reporter: () => new From(service, at) });
    };
    const withFile = async (): Promise<Begun> => {
      const begun = await somebody();
      const file = multipart({ name: 'large.pdf', content: pdf('large', largeFile) });
      await begun.reporter.send({
        method: 'POST',
        url: pathOf(calls.uploadDocument.path, begun.params),
        ...file,
      });
      return begun;
    };
    const quick = async (random: Random): Promise<void> => {
      const { reporter, params } = await somebody();
      const incidentDate = `2026-0${random.between(1, 9)}-${random.between(10, 28)}`;
      await must(reporter, calls.save, {
        params: { ...params, version: 0 },
        body: { ...answered, incidentDate },
      });
      const file = multipart({ name: 'a.pdf', content: pdf('quick') });
      const url = pathOf(calls.uploadDocument.path, params);
      const { status } = await reporter.send({ method: 'POST', url, ...file });
      promised(status === 200, () => `A quick upload beside slow ones is answered ${status}.`);
      await must(reporter, calls.finalize, { params });
      figures.add('quick reports sent');
    };
    const reading = await withFile();

    return {
      async round(_at, random) {
        const sockets: Socket[] = [];
        const slow: Promise<void>[] = [];
        for (let count = 0; count < slowOnes; count += 1) {
          const [name, way] = random.pick(Object.entries(ways));
          const socket = connect(port, '127.0.0.1').on('error', () => {});
          if (name !== 'read no answer') socket.resume();
          sockets.push(socket);
          figures.add(`slow: ${name}`);
          slow.push(way(socket, name === 'read no answer' ? reading : await somebody(), random));
        }
        await Promise.all(Array.from({ length: quickOnes }, () => quick(random)));
        const begun = performance.now();
        while (open.size > 0) {
          promised(performance.now() - begun < goneWithin, () => `${open.size} slow clients are not ended.`);
          await wait(100);
        }
        figures.most('longest until all were gone, ms', performance.now() - begun);
        for (const socket of sockets) socket.destroy();
        await Promise.all(slow);
      },
      finish: () => checkRows({ db: service.database.db, documents: service.documents }),
      close: () => service.close(),
    };
  },
};
