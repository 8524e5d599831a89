import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../machines/service/calls.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import { createApp } from '../../server/app.ts';
import { openFolderStore } from '../../server/documents/folderStore.ts';
import { openDatabase } from '../../server/store/database.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { pdf } from './files.ts';
import { freePort } from './freePort.ts';
import { fillFolder } from './memory.ts';
import { Reporter } from './reporter.ts';
import { nobodyAnswers } from './suite/lookups.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const aLongTime = 600_000;
// Processes are started, each of which opens a database: slow where the machine is busy.
const patience = 180_000;
const running = new Set<ChildProcess>();

interface Started {
  readonly url: string;
  readonly process: ChildProcess;
}

const run = (variables: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], MAX_DELAY: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/** Starts the service as `npm start` does; resolves when it says that it listens. */
async function start(folder: string): Promise<Started> {
  const port = await freePort();
  const child = run({ PORT: String(port), DATA_DIR: folder });
  if (child.stdout === null) throw new Error('The service cannot be heard.');
  for await (const line of createInterface(child.stdout)) {
    if (line === `The service listens on http://localhost:${port}.`) {
      child.stdout.resume();
      return { url: `http://localhost:${port}`, process: child };
    }
  }
  throw new Error('The service did not start.');
}

/** Runs the service until it ends by itself and returns the exit code and what it said. */
async function fail(variables: Record<string, string>): Promise<[code: unknown, said: string]> {
  const child = run(variables);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return [code, said];
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** A report begun at a running service: where its documents are, and what its browser sends. */
async function beginAt({ url }: Started) {
  const sends = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${url}/rest/claim/create`, {
    method: 'POST',
    headers: { ...sends, 'content-type': 'application/json' },
    body: JSON.stringify({ claimType: 'car' }),
  });
  const { activeClaimUuid: uuid } = calls.create.answer.parse(await answer.json());
  const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const params = { service: 'claim', claimRequestUuid: uuid };
  return { path: pathOf(calls.listDocuments.path, params), headers: { ...sends, cookie } };
}
type ReportThere = Awaited<ReturnType<typeof beginAt>>;

async function uploadTo({ url }: Started, { path, headers }: ReportThere, text: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdf(text))]), `${text}.pdf`);
  const answer = await fetch(url + path, { method: 'POST', headers, body: form });
  return calls.uploadDocument.answer.parse(await answer.json());
}

async function listOf({ url }: Started, { path, headers }: ReportThere) {
  const answer = await fetch(url + path, { headers });
  return calls.listDocuments.answer.parse(await answer.json()).documents;
}

describe('npm start', { timeout: patience }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'main-'));
  });
  afterEach(async () => {
    for (const child of running) await end(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('serves, says in a sentence what it cannot share, and stops on Ctrl-C', async () => {
    // On a folder without any data the tests in the browser start it.
    await fillFolder(folder);
    const { url, process: service } = await start(folder);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const { port } = new URL(url);
    const elsewhere = join(folder, 'elsewhere');
    await fillFolder(elsewhere);
    expect(await fail({ PORT: port, DATA_DIR: elsewhere })).toEqual([
      1,
      `The port ${port} is in use: stop what listens there or set PORT to another.\n`,
    ]);
    expect(await fail({ PORT: String(await freePort()), DATA_DIR: folder })).toEqual([
      1,
      `The data folder ${folder} is in use by process ${service.pid}.\n`,
    ]);
    expect(await end(service, 'SIGINT')).toBe(0);
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

  test('killed in the middle of fifty uploads, it has every file it said it had', async () => {
    await fillFolder(folder);
    const first = await start(folder);
    const reports = await Promise.all([1, 2, 3].map(() => beginAt(first)));
    const acknowledged = new Map<string, string>();
    const enough = Promise.withResolvers<void>();
    const uploads = Array.from({ length: 50 }, async (_, at) => {
      const report = reports[at % reports.length];
      if (!report) throw new Error('There is no report.');
      const { documentId } = await uploadTo(first, report, `file ${at}`);
      acknowledged.set(documentId, `file ${at}`);
      if (acknowledged.size === 10) enough.resolve();
    });
    const ended = Promise.allSettled(uploads);
    await enough.promise;
    await end(first.process, 'SIGKILL');
    await ended;

    const second = await start(folder);
    const found = new Map<string, string>();
    for (const report of reports) {
      for (const { documentId, name } of await listOf(second, report)) {
        const content = await fetch(`${second.url}${report.path}/${documentId}`, { headers: report.headers });
        expect([content.status, await content.text()]).toEqual([
          200,
          pdf(name.replace('.pdf', '')).toString(),
        ]);
        found.set(documentId, name.replace('.pdf', ''));
      }
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(10);
    expect([...acknowledged].filter(([id, name]) => found.get(id) !== name)).toEqual([]);
    expect(await end(second.process, 'SIGTERM')).toBe(0);
  });

  test('names the setting it cannot use', async () => {
    expect(await fail({ PORT: 'many' })).toEqual([
      1,
      expect.stringMatching(/^PORT in the environment: .+\.\n$/),
    ]);
    expect(await fail({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual([
      1,
      'The database that DATABASE_URL names cannot be used (ECONNREFUSED).\n',
    ]);
  });
});
