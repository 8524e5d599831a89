import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { createApp } from '#server/app.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { emptyRegisters } from '#server/store/seeds/seed.ts';
import { openDatabase } from '#server/store/database.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { freePort } from './freePort.ts';
import { fillFolder } from './memory.ts';
import { end, fail, killAll, startService, type Started } from './process.ts';
import { Reporter } from './reporter.ts';
import { nobodyAnswers } from './suite/lookups.ts';

const aLongTime = 600_000;
// Processes are started, each of which opens a database: slow where the machine is busy.
const patience = 180_000;

const start = (folder: string): Promise<Started> => startService({ DATA_DIR: folder });

/** Begins a report at a running service. */
async function beginAt({ url }: Started): Promise<void> {
  const answer = await fetch(`${url}/rest/claim/create`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ claimType: 'car' }),
  });
  expect(answer.status).toBe(200);
}

/** Has a process log each parser that a schema writes for itself. */
const tellsParsers = `--import=data:text/javascript,${encodeURIComponent(`
  const log = (msg) => console.log(JSON.stringify({ level: 30, time: 0, msg }));
  globalThis.Function = new Proxy(Function, {
    construct(made, parts) {
      if (String(parts.at(-1)).includes('_zod')) log('a parser of its own');
      return Reflect.construct(made, parts);
    },
  });
`)}`;

describe('npm start', { timeout: patience }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'main-'));
  });
  afterEach(async () => {
    await killAll();
    await rm(folder, { recursive: true, force: true });
  });

  test('serves, says in a sentence what it cannot share, and stops on Ctrl-C', async () => {
    // On a folder without any data the tests in the browser start it.
    await fillFolder(folder);
    const { url, process: service, later } = await start(folder);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const { port } = new URL(url);
    const elsewhere = join(folder, 'elsewhere');
    await fillFolder(elsewhere);
    expect(await fail({ PORT: port, DATA_DIR: elsewhere })).toEqual([
      1,
      `The port ${port} is in use: stop what listens there or set PORT to another.`,
    ]);
    expect(await fail({ PORT: String(await freePort()), DATA_DIR: folder })).toEqual([
      1,
      `The data folder ${folder} is in use by process ${service.pid}.`,
    ]);
    expect(await end(service, 'SIGINT')).toBe(0);
    const stops = later.filter(({ msg }) => msg.startsWith('stop'));
    expect(stops).toMatchObject([{ msg: 'stopping' }, { msg: 'stopped', seconds: expect.any(Number) }]);
    expect(existsSync(join(folder, 'lock.pid'))).toBe(false);
  });

  test('keeps what was saved when it is killed, and finalises what it had begun', async () => {
    await fillFolder(folder);
    const database = await openDatabase({ folder });
    const systems = { ...nobodyAnswers, findVehicle: () => new Promise<never>(() => {}) };
    const documents = await openFolderStore(join(folder, 'documents'));
    const app = await createApp({ database, documents, systems, systemTimeout: aLongTime });
    const begun = await beginWith({ reporter: () => new Reporter(app) }, accident);
    const { headers, status } = await begun.reporter.ask(calls.finalize, {
      params: begun.params,
      headers: { async: 'true' },
    });
    expect(status).toBe(202);
    await app.close();
    await database.close();

    const cookie = `session=${begun.reporter.cookie}`;
    const read = async ({ url }: Started): Promise<Response> =>
      fetch(`${url}/rest/pollable/${String(headers['processid'])}`, { headers: { cookie } });
    const first = await start(folder);
    expect(await end(first.process, 'SIGKILL')).toBe(null);
    const second = await start(folder);
    let answer = await read(second);
    while (answer.status === 202) answer = await read(second);
    expect(await answer.json()).toMatchObject({ state: 'FIN', payload: { type: 'car' } });
    expect(await end(second.process, 'SIGTERM')).toBe(0);
  });

  test('tells in one line what it works with, and that nobody but this machine reaches it', async () => {
    await fillFolder(folder);
    const { lines } = await start(folder);
    const ours = lines.filter(({ msg }) => /^(?:started|The service)/.test(msg));
    expect(ours).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        process: expect.any(Number),
        msg: 'started',
        build: expect.any(String),
        database: 'embedded',
        store: 'folder',
        scanner: 'none',
        mail: 'outbox',
        messages: 'outbox',
        issuer: 'embedded',
        registers: 'filled',
        handover: 'none',
        traces: 'none',
        configuration: expect.stringMatching(/^[\da-f]{12}$/),
      },
      {
        level: 30,
        time: expect.any(Number),
        process: expect.any(Number),
        msg: expect.stringMatching(
          /^The service listens on http:\/\/localhost:\d+, for this machine alone\.$/,
        ),
      },
    ]);
  });

  // That of a whole claim would take 250 MB, once it is optimised.
  test('reads what it is sent without a parser written for each schema', async () => {
    const service = await startService({ DATA_DIR: folder, NODE_OPTIONS: tellsParsers });
    await beginAt(service);
    expect([...service.lines, ...service.later].filter(({ msg }) => msg === 'a parser of its own')).toEqual(
      [],
    );
  });

  test('says loudly what lets others be anybody, and that nobody is in the registers', async () => {
    const { url, lines } = await startService({
      DATA_DIR: folder,
      HOST: '0.0.0.0',
      OIDC_ISSUER: 'embedded',
      OUTBOX: 'true',
      SEED: 'false',
    });
    expect(lines.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
      'Whoever reaches this service may sign in as anybody: the embedded provider of identities is on.',
      'Whoever reaches this service may read every message that nothing sends: the outbox is on.',
      'No virus scanner is named: what people upload waits and is given to nobody. CLAMD names one, CLAMD=none says that none is meant.',
      emptyRegisters,
    ]);
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({
      status: 'ok',
      notes: [emptyRegisters],
    });
  });

  test('names the setting it cannot use', async () => {
    expect(await fail({ PORT: 'many' })).toEqual([
      1,
      expect.stringMatching(/^PORT in the environment: .+\.$/),
    ]);
    expect(await fail({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual([
      1,
      'The database that DATABASE_URL names cannot be used (ECONNREFUSED).',
    ]);
  });
});
