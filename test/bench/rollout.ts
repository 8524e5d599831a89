import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { numberIn } from '#test/campaigns/visit/report.ts';
import { Visitor, type Answer } from '#test/campaigns/visit/visitor.ts';
import { accident } from '#test/server/accident.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { end, startService, type Started } from '#test/server/process.ts';

// A release is brought out while people report, taken back, and brought out again: two processes on one PostgreSQL are changed one after the
// other, a balancer knows of each what `/health/ready` says once a second. `npm run bench:rollout -- FOLDER` prints it second by second; the
// folder has the release before, with its packages and rules that take the same answers.
const reporters = 4;
const seconds = 1000;

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const [before] = process.argv.slice(2);
if (before === undefined)
  throw new Error('Name the folder of the release before: npm run bench:rollout -- FOLDER');
const postgres = await startPostgres(postgresPrograms);
const folder = await mkdtemp(join(tmpdir(), 'bench-rollout-'));
const began = Date.now();
const say = (text: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

/** The processes that a balancer sends calls to. */
const ready = new Map<string, Started>();
let turn = 0;
const place = (): string => [...ready.values()][(turn += 1) % ready.size]?.url ?? 'http://127.0.0.1:9';

async function up(name: string, root?: string): Promise<void> {
  const at = Date.now();
  const variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SEED: 'true',
    LANDING_KEY: 'a secret that all of them were given',
    CLAMD: 'none',
    RATE_LIMIT: '0',
    STOP_DELAY: '2000',
  };
  ready.set(name, await startService(variables, root && join(root, 'server/main.ts')));
  say(`${name} is ready after ${((Date.now() - at) / 1000).toFixed(1)} s`);
}

async function down(name: string): Promise<void> {
  const one = ready.get(name);
  if (!one) throw new Error(`No ${name} runs.`);
  const at = Date.now();
  setTimeout(() => ready.delete(name), seconds);
  const code = await end(one.process, 'SIGTERM');
  say(`${name}, told to stop, ended with ${String(code)} after ${((Date.now() - at) / 1000).toFixed(1)} s`);
}

let again = 0;
const over = new AbortController();
const numbers: string[] = [];
const lost: string[] = [];

/** One report after the other, each call made again as a browser does. */
async function reportOn(): Promise<void> {
  while (!over.signal.aborted) {
    const visitor = new Visitor(place);
    const ask = async (call: Call, asked: Parameters<Visitor['ask']>[1]): Promise<Answer> => {
      for (;;) {
        const answer = await visitor.ask(call, asked);
        if (answer !== undefined && answer.status !== 503) return answer;
        again += 1;
        await wait(300);
      }
    };
    const created = await ask(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const params = {
      service: 'claim',
      claimRequestUuid: calls.create.answer.parse(created.body).activeClaimUuid,
    };
    for (const version of [0, 1, 2]) {
      const body: ClaimDetail = { ...accident, moreInfo: `Stav ${version}` };
      await ask(calls.save, { params: { ...params, version }, body });
    }
    const sent = await ask(calls.finalize, { params, query: { saveDocs: 'true' } });
    const number = sent.status === 200 ? numberIn(sent.body) : undefined;
    if (number === undefined) lost.push(sent.text.replace(/"requestId":"[^"]*"/, '').slice(0, 200));
    else numbers.push(number);
  }
}

const count = (): void =>
  say(
    `${numbers.length} reports sent (${new Set(numbers).size} numbers), ${again} calls made again, ${lost.length} lost`,
  );

await up('before 1', before);
await up('before 2', before);
const working = Promise.all(Array.from({ length: reporters }, reportOn));
await wait(10 * seconds);
count();
for (const way of ['brought out', 'taken back', 'brought out again'] as const) {
  const isBack = way === 'taken back';
  const [from, to] = isBack
    ? ['after', 'before again']
    : [way === 'brought out' ? 'before' : 'before again', 'after'];
  say(`The release is ${way}.`);
  for (const number of [1, 2]) {
    await up(`${to} ${number}`, isBack ? before : undefined);
    await wait(3 * seconds);
    await down(`${from} ${number}`);
    await wait(5 * seconds);
    count();
  }
}
over.abort();
await working;
count();
for (const reason of new Set(lost)) say(`lost: ${reason}`);
for (const { process: child } of ready.values()) await end(child, 'SIGTERM');
await postgres.stop();
await rm(folder, { recursive: true });
