import './process/interpretSchemas.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { setInvalidEmails } from '#machines/claim/invalidEmails.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { createApp } from './app.ts';
import { openDocuments } from './documents/openDocuments.ts';
import { isCode } from './store/isCode.ts';
import { logLine } from './http/logging.ts';
import { readEnvironment, type Settings } from './settings/environment.ts';
import { describeStart, warningsOf } from './settings/startLines.ts';
import { areRegistersFilled } from './store/seeds/seed.ts';
import type { App } from './http/route.ts';
import type { StopBounds } from './http/stopping.ts';
import type { BuildInfo } from './application/buildInfo.ts';
import type { AppOptions } from './settings/appOptions.ts';
import { openDatabase, type Database } from './store/database.ts';
import { databaseClock } from './store/shared/databaseClock.ts';
import { writeTraces } from './traces/writeTraces.ts';
import { madeKey } from './store/shared/madeKey.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const drawing = fileURLToPath(new URL('../dist-server/drawPage.js', import.meta.url));
/** Milliseconds that what is open may take to be closed when all calls have ended. */
const closing = 5000;

/** Opens database, documents and port, and returns a function that closes them in order. Rejects when one of them is not available. */
async function start(settings: Settings): Promise<() => Promise<void>> {
  setInvalidEmails(settings.configuration.invalidEmails);
  await probePort(settings);
  const endTraces =
    settings.traces === undefined
      ? undefined
      : await writeTraces({ url: settings.traces, build: readBuild().hash });
  const database = await openDatabase(settings.database);
  try {
    const app = await openApp(settings, database);
    const stop = async (): Promise<void> => {
      const begun = performance.now();
      console.log(logLine('info', 'stopping'));
      await app.windDown(settings.stop);
      await app.close();
      await database.close();
      await endTraces?.();
      console.log(logLine('info', 'stopped', { seconds: Math.round((performance.now() - begun) / 1000) }));
    };
    await listen(app, settings);
    await tell(settings, database);
    return stop;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** One line that tells what the service works with, and one for everything that is rarely meant. */
async function tell(settings: Settings, { db }: Database): Promise<void> {
  const opened = { build: readBuild(), hasRegisters: await areRegistersFilled(db) };
  console.log(logLine('info', 'started', describeStart(settings, opened)));
  for (const warning of warningsOf(settings, opened)) console.log(logLine('warn', warning));
}

async function openApp(settings: Settings, database: Database): Promise<App> {
  const { logLevel: level } = settings;
  return createApp({
    ...settings,
    ...(!database.embedded && (await commonClock(database))),
    landingKey: settings.landingKey ?? (await makeLandingKey(settings, database)),
    database,
    documents: await openDocuments(settings, database.db),
    assets: dist,
    drawing: await readDrawing(),
    build: readBuild(),
    // Who wants no limit of an address counts none of its numbers either.
    limitsAddresses: settings.rateLimit !== undefined,
    log: { level },
  });
}

// Several processes on a database go by one clock, and none looks before it has been set.
async function commonClock({ db }: Database): Promise<Pick<AppOptions, 'now' | 'clock'>> {
  const clock = databaseClock(db);
  await clock.follow();
  return { now: clock.now, clock };
}

// Links for trying are signed by it, and nobody else's: made anew with every start, and for all processes on a database by the first.
async function makeLandingKey({ landingKeyFile }: Settings, { db, embedded }: Database): Promise<string> {
  const make = () => randomBytes(32).toString('hex');
  const key = embedded ? make() : await madeKey(db, 'landing', make);
  await mkdir(dirname(landingKeyFile), { recursive: true });
  await rm(landingKeyFile, { force: true });
  await writeFile(landingKeyFile, key, { mode: 0o600 });
  return key;
}

// A port that is taken is said before a database is made for nothing.
async function probePort({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

// Every address of the machine, whether or not it speaks IPv6.
async function listen(app: App, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host !== undefined || !isCode(error, 'EAFNOSUPPORT')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** What draws the pages beforehand, undefined where it is not built. */
async function readDrawing(): Promise<PageRenderer | undefined> {
  return existsSync(drawing) ? import(drawing) : undefined;
}

function readBuild(): BuildInfo {
  try {
    const Build = z.object({ hash: z.string(), branch: z.string() });
    return Build.parse(JSON.parse(readFileSync(`${dist}/version.json`, 'utf8')));
  } catch {
    return { hash: 'development', branch: 'development' };
  }
}

/** One sentence for the operator who started the service. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The service could not start.';
  if (isCode(error, 'EADDRINUSE') && 'port' in error) {
    return `The port ${String(error.port)} is in use: stop what listens there or set PORT to another.`;
  }
  return error.message === '' ? `The service could not start: ${error.name}.` : error.message;
}

function stopOnSignal(stop: () => Promise<void>, { delay, patience }: StopBounds): void {
  const end = (): void => {
    const fail = (why: string): void => {
      console.error(logLine('fatal', why));
      process.exit(1);
    };
    // Whatever does not let go of the process by then is not waited for.
    const late = () => fail('Something did not end within the time that a stop has, and was cut off.');
    setTimeout(late, delay + patience + closing).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(sentenceOf(error)),
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  // Whatever is written is for this user alone.
  process.umask(0o077);
  const settings = readEnvironment(process.env);
  stopOnSignal(await start(settings), settings.stop);
  const reach = settings.isAlone ? ', for this machine alone' : '';
  console.log(logLine('info', `The service listens on http://localhost:${settings.port}${reach}.`));
} catch (error) {
  console.error(logLine('fatal', sentenceOf(error)));
  process.exit(1);
}
