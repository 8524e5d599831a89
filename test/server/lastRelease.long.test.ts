import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { accident } from './accident.ts';
import { unpackLastRelease } from './lastRelease.ts';
import { postgresPrograms as programs, startPostgres, type Postgres } from './postgres.ts';
import { end, killAll, startService, type Started } from './process.ts';

const { insured: _person, peopleHurt: _new, ...answers } = accident;
/** What both releases ask for, whoever saved it: who was hurt is a question of this one. */
const told = expect.objectContaining(answers);
/** What either asks for: who caused it is a question of the last release. */
const answersOfBoth = { ...accident, incidentCausedByInsured: 'INSURED' };
/** Processes are started, each of which opens a database: slow where the machine is busy. */
const patience = 600_000;

/** A reporter whose every call may be answered by another release. */
class Reporter {
  #cookie = '';
  #params: Readonly<Record<string, string>> = { service: 'claim' };

  async ask({ url }: Started, call: Call, body?: object, params: Readonly<Record<string, number>> = {}) {
    const answer = await fetch(url + pathOf(call.path, { ...this.#params, ...params }), {
      method: call.method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie: this.#cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    this.#cookie = cookies.find((one) => one.startsWith('session=')) ?? this.#cookie;
    return { status: answer.status, body: await answer.json() };
  }

  async begin(service: Started): Promise<this> {
    const { body } = await this.ask(service, calls.create, { claimType: 'car' });
    const { activeClaimUuid } = calls.create.answer.parse(body);
    this.#params = { ...this.#params, claimRequestUuid: activeClaimUuid };
    return this;
  }

  save(service: Started, version: number) {
    return this.ask(service, calls.save, answersOfBoth, { version });
  }

  /** The number of the claim. */
  async send(service: Started): Promise<string> {
    const { body } = await this.ask(service, calls.finalize);
    const { claimList } = calls.finalize.answer.parse(body);
    return claimList.map(({ claimNumber }) => claimNumber).join();
  }

  /** Goes on in another browser, which has to know the birth number. */
  async openElsewhere(service: Started): Promise<number> {
    this.#cookie = '';
    const body = { field: 'BIRTH_NUMBER', value: '6405049134' };
    return (await this.ask(service, calls.authoriseDraft, body)).status;
  }

  async read(service: Started): Promise<[status: number, detail: unknown]> {
    const { status, body } = await this.ask(service, calls.readClaim);
    return [status, Object(body).detail];
  }
}

describe('the last release beside this one', { timeout: patience }, () => {
  let release: string;
  let folder: string;
  beforeAll(async () => {
    release = unpackLastRelease();
    folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  });
  afterEach(killAll);
  afterAll(async () => {
    await rm(release, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });
  const last = (variables: Readonly<Record<string, string>>) =>
    startService(variables, join(release, 'server/main.ts'));

  test('on one folder: forward, back, and forward again', async () => {
    const variables = { DATA_DIR: join(folder, 'data') };
    let service = await last(variables);
    const reporter = await new Reporter().begin(service);
    expect((await reporter.save(service, 0)).status).toBe(200);
    await end(service.process, 'SIGTERM');
    for (const start of [startService, last, startService]) {
      service = await start(variables);
      expect(await reporter.read(service)).toEqual([200, told]);
      await end(service.process, 'SIGTERM');
    }
  });

  describe.skipIf(programs === undefined)('on one PostgreSQL', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '');
    });
    afterAll(() => postgres.stop());

    test('each goes on with what the other began, sends it and tells of it', async () => {
      const variables = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared'), RATE_LIMIT: '0' };
      const older = await last({ ...variables, OIDC_ISSUER: 'none' });
      const early = await new Reporter().begin(older);
      const newer = await startService({ ...variables, SEED: 'true' });
      const turn = [newer, older];
      for (const reporter of [early, await new Reporter().begin(older), await new Reporter().begin(newer)]) {
        for (const [version, service] of [...turn, ...turn].entries())
          expect(await reporter.save(service, version)).toEqual({
            status: 200,
            body: { version: version + 1 },
          });
        for (const service of turn) expect(await reporter.read(service)).toEqual([200, told]);
        for (const service of turn) expect(await reporter.openElsewhere(service)).toBe(200);
        const numbers: string[] = [];
        for (const [again, service] of [...turn, ...turn].entries()) {
          // Whoever sends it asks its own questions: the other release has dropped what it does not ask.
          if (again === 0) expect((await reporter.save(service, 4)).status).toBe(200);
          numbers.push(await reporter.send(service));
        }
        expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^2026CAR\d{8}$/)));
        expect(new Set(numbers).size).toBe(1);
        turn.reverse();
      }
    });
  });
});
