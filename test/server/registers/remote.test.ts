import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { remoteRegisters, type RegisterWatch } from '#server/registers/remote/remoteRegisters.ts';
import { because, ofJob, type Purpose } from '#server/traces/cause.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import { freePort } from '#test/server/freePort.ts';

const key = 'what the service shows to the registers';
const secret = '8411049031';
const policy = {
  policyNumber: '4400000017',
  line: 'LIFE',
  productBranch: 'LIFE',
  policyholderId: 'P001',
  insuredIds: ['P001'],
  risks: ['UMR'],
  validFrom: '2023-02-01',
  validTo: null,
  status: 'ACTIVE',
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Where a register answers as it is told. */
async function register(answer: RequestListener, timeout = 5000): Promise<RegistersPlace> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, key, timeout };
}

const saying =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The registers of a place, and what an operator is told of them. */
function ask(place: RegistersPlace) {
  const failed: object[] = [];
  const cached: string[] = [];
  const broken: (readonly [string, boolean])[] = [];
  const watch: RegisterWatch = {
    failed: (failure) => failed.push(failure),
    cached: (register) => cached.push(register),
    broken: (register, isOpen) => broken.push([register, isOpen]),
  };
  return { failed, cached, broken, systems: remoteRegisters(place, watch, () => new Date()) };
}

describe('a register of the insurer', () => {
  test('is asked by its path, with our key and what is asked by in the body alone', async () => {
    const asked: unknown[] = [];
    const place = await register((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { method, url, headers } = request;
        asked.push({
          method,
          url,
          body: JSON.parse(body),
          authorization: headers.authorization,
          contract: headers['hlaska-contract'],
          deadline: headers['hlaska-deadline'],
          requestId: headers['x-request-id'],
        });
        response.end(JSON.stringify({ items: [policy] }));
      });
    });
    const { systems } = ask({ ...place, url: `${place.url}/registers/` });
    expect(await systems.listPoliciesOfInsured(secret)).toEqual([policy]);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/registers/v1/policies/of-insured',
        body: { birthNumber: secret },
        authorization: `Bearer ${key}`,
        contract: '1.2',
        deadline: '5000',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  test('may say more than was agreed, and states of claims that nobody here knows', async () => {
    const found = { items: [{ status: 'AT_THE_DOCTOR', rejected: false, since: '2026-11-01' }], asOf: 'now' };
    const { systems, failed } = ask(await register(saying(200, found)));
    expect(await systems.listStatuses({ policyNumber: '4400000017', age: 0 })).toEqual([
      { status: 'IN_PROGRESS', rejected: false },
    ]);
    expect(failed).toEqual([]);
  });

  test.each([
    ['that it knows none', 404, 'NOT_FOUND', []],
    ['that it may not tell us', 403, 'NOT_ALLOWED', []],
    [
      'that it does not understand, which an operator is told',
      422,
      'MALFORMED',
      [{ register: 'findPolicy', code: 'MALFORMED', status: 422, requestId: expect.any(String) }],
    ],
  ])('finds nothing where it says %s', async (_, status, code, told) => {
    const { systems, failed } = ask(await register(saying(status, { code })));
    expect(await systems.findPolicy(secret)).toBeUndefined();
    expect(failed).toEqual(told);
  });

  test.each<[string, RequestListener, object]>([
    ['our key is another', saying(401, { code: 'NOT_KNOWN' }), { code: 'KEY', status: 401 }],
    ['it fails', saying(500, { error: secret }), { code: 'STATUS', status: 500 }],
    ['it is overloaded', saying(503, {}), { code: 'STATUS', status: 503 }],
    ['there is nothing at its address', saying(404, { error: 'Not Found' }), { code: 'STATUS', status: 404 }],
    [
      'it leads elsewhere, where our key has no business',
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      { code: 'STATUS', status: 307 },
    ],
    [
      'its answer is no JSON',
      (_, response) => response.end(`<html>${secret}</html>`),
      { code: 'CONTRACT', status: 200, fields: [''] },
    ],
    [
      'fields are not as agreed',
      saying(200, { ...policy, policyNumber: 17, validFrom: '2023-02-30', insuredIds: [1, 2] }),
      { code: 'CONTRACT', status: 200, fields: ['policyNumber', 'insuredIds', 'validFrom'] },
    ],
    [
      'its answer has no end',
      (_, response) => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
      { code: 'CONTRACT' },
    ],
    [
      'half of its answer comes',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"policyNumber":');
        setImmediate(() => response.destroy());
      },
      { code: 'UNREACHABLE', reason: expect.any(String) },
    ],
    [
      'it hangs up',
      (request) => request.socket.destroy(),
      { code: 'UNREACHABLE', reason: expect.any(String) },
    ],
  ])('is away where %s, and only that is told', async (_, answer, told) => {
    const { systems, failed } = ask(await register(answer));
    await expect(systems.findPolicy(secret)).rejects.toMatchObject({ name: 'RegisterFailure' });
    expect(failed).toEqual([{ register: 'findPolicy', requestId: expect.any(String), ...told }]);
    expect(JSON.stringify(failed)).not.toContain(secret);
  });

  test('is away where it is silent or answers slowly, no longer than a question may take', async () => {
    const slowly: RequestListener = (_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drip));
    };
    for (const answer of [() => {}, slowly] satisfies RequestListener[]) {
      const { systems, failed } = ask(await register(answer, 60));
      await expect(systems.findPolicy(secret)).rejects.toMatchObject({ code: 'TIMEOUT' });
      expect(failed).toEqual([{ register: 'findPolicy', code: 'TIMEOUT', requestId: expect.any(String) }]);
      server?.closeAllConnections();
      server?.close();
    }
  });

  test('is away where nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { systems, failed } = ask({ url, key, timeout: 5000 });
    await expect(systems.findPolicy(secret)).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(failed).toEqual([
      { register: 'findPolicy', code: 'UNREACHABLE', reason: 'ECONNREFUSED', requestId: expect.any(String) },
    ]);
  });

  test('is asked once more where the connection breaks, under the same id', async () => {
    const ids: unknown[] = [];
    const { systems, failed } = ask(
      await register((request, response) => {
        ids.push(request.headers['x-request-id']);
        if (ids.length === 1) request.socket.destroy();
        else response.end(JSON.stringify(policy));
      }),
    );
    expect(await systems.findPolicy('4400000017')).toEqual(policy);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(failed).toEqual([]);
  });
});

describe('by a clock of its own', () => {
  const second = 1000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (time: number) => vi.setSystemTime(Date.now() + time);

  describe('what a register said', () => {
    /** A register that answers with some headers, and how often it was asked. */
    const counted = async (headers: Record<string, string>, body: object = policy, status = 200) => {
      const count = { asked: 0 };
      const place = await register((_, response) => {
        count.asked += 1;
        response.writeHead(status, headers).end(JSON.stringify(body));
      });
      return { ...ask(place), count };
    };

    test.each<[string, Record<string, string>, number, number]>([
      ['as long as it says', { 'cache-control': 'public, max-age=40' }, 39, 40],
      ['without the time it was under way', { 'cache-control': 'max-age=40', age: '30' }, 9, 10],
      ['a minute at most, whatever it says', { 'cache-control': 'max-age=86400' }, 59, 60],
    ])('of a policy is given again %s', async (_, headers, stillKept, gone) => {
      const { systems, cached, count } = await counted(headers);
      await systems.findPolicy('4400000017');
      pass(stillKept * second);
      expect(await systems.findPolicy('4400000017')).toEqual(policy);
      expect([count.asked, cached]).toEqual([1, ['findPolicy']]);
      pass((gone - stillKept) * second + 1);
      await systems.findPolicy('4400000017');
      expect(count.asked).toBe(2);
    });

    test.each<[Record<string, string>]>([
      [{}],
      [{ 'cache-control': 'no-store, max-age=40' }],
      [{ 'cache-control': 'no-cache' }],
      [{ 'cache-control': 'private, max-age=40' }],
      [{ 'cache-control': 'max-age=0' }],
      [{ 'cache-control': 'max-age=40', age: '40' }],
    ])('with the headers %o is never given again', async (headers) => {
      const { systems, cached, count } = await counted(headers);
      await systems.findPolicy('4400000017');
      await systems.findPolicy('4400000017');
      expect([count.asked, cached]).toEqual([2, []]);
    });

    test('is the answer to that question alone', async () => {
      const { systems, cached, count } = await counted({ 'cache-control': 'max-age=40' });
      await systems.findPolicy('4400000017');
      await systems.findPolicy('4400018683');
      expect([count.asked, cached]).toEqual([2, []]);
    });

    test('is told again for the same purpose and to the same asker alone', async () => {
      const { systems, count } = await counted({ 'cache-control': 'max-age=40' });
      const find = (purpose: Purpose, asker: string) =>
        because({ ...ofJob(purpose, null), asker }, () => systems.findPolicy('4400000017'));
      await find('FILL', 'REPORTER');
      await find('FILL', 'REPORTER');
      expect(count.asked).toBe(1);
      await find('SALES', 'AGENT:A100');
      await find('SALES', 'AGENT:A200');
      expect(count.asked).toBe(3);
    });

    test('of a person, whose account is among it, is never given again', async () => {
      const person = { id: 'P001', personKind: 'NATURAL' };
      const { systems, count } = await counted({ 'cache-control': 'max-age=40' }, person);
      await systems.findPerson('P001');
      expect(await systems.findPerson('P001')).toEqual(person);
      expect(count.asked).toBe(2);
    });

    test('where it knows none is given again for a tenth of the time', async () => {
      const { systems, count } = await counted({ 'cache-control': 'max-age=40' }, { code: 'NOT_FOUND' }, 404);
      await systems.findPolicy('4400000017');
      pass(3 * second);
      expect(await systems.findPolicy('4400000017')).toBeUndefined();
      expect(count.asked).toBe(1);
      pass(second + 1);
      await systems.findPolicy('4400000017');
      expect(count.asked).toBe(2);
    });
  });

  describe('while a register is away', () => {
    /** A register that answers once, and then no more. */
    const once = (headers: Record<string, string>, body: object) => {
      let isAway = false;
      return register((_, response) => {
        response.writeHead(isAway ? 503 : 200, headers).end(JSON.stringify(body));
        isAway = true;
      });
    };

    test('the repair shops that it told before stand in for as long as it allowed', async () => {
      const { systems } = ask(
        await once({ 'cache-control': 'max-age=10, stale-if-error=600' }, { items: [] }),
      );
      expect(await systems.listRepairShops()).toEqual([]);
      pass(609 * second);
      expect(await systems.listRepairShops()).toEqual([]);
      pass(second + 1);
      await expect(systems.listRepairShops()).rejects.toMatchObject({ code: 'STATUS' });
    });

    test('no policy stands in, whatever it allowed', async () => {
      const { systems } = ask(await once({ 'cache-control': 'max-age=10, stale-if-error=600' }, policy));
      expect(await systems.findPolicy('4400000017')).toEqual(policy);
      pass(10 * second + 1);
      await expect(systems.findPolicy('4400000017')).rejects.toMatchObject({ code: 'STATUS' });
    });
  });

  describe('a register that fails again and again', () => {
    /** A register that is ill until it is told otherwise, and how often it was asked. */
    const ill = async () => {
      const state = { asked: 0, isIll: true };
      const place = await register((_, response) => {
        state.asked += 1;
        response.writeHead(state.isIll ? 500 : 200).end(JSON.stringify(policy));
      });
      const asked = ask(place);
      const find = () => asked.systems.findPolicy('4400000017').catch((error: Error) => error.name);
      return { ...asked, state, find };
    };
    const failTimes = async (find: () => Promise<unknown>, times: number) => {
      for (let at = 0; at < times; at += 1) expect(await find()).toBe('RegisterFailure');
    };

    test('is asked no more, while others are', async () => {
      const { systems, state, find, failed, broken } = await ill();
      await failTimes(find, 5);
      expect(broken).toEqual([['findPolicy', true]]);
      expect(await find()).toBe('Error');
      // What it was not asked it did not fail.
      expect([state.asked, failed.length]).toEqual([5, 5]);
      state.isIll = false;
      await expect(systems.listPoliciesOfVehicle('V001')).rejects.toMatchObject({ code: 'CONTRACT' });
      expect(state.asked).toBe(6);
    });

    test('is tried by one question each ten seconds, and asked again once that is answered', async () => {
      const { state, find, broken } = await ill();
      await failTimes(find, 5);
      pass(9 * second);
      expect([await find(), state.asked]).toEqual(['Error', 5]);
      pass(second);
      // Who asks meanwhile waits for what comes of it.
      expect((await Promise.all([find(), find(), find()])).toSorted()).toEqual([
        'Error',
        'Error',
        'RegisterFailure',
      ]);
      expect(state.asked).toBe(6);
      state.isIll = false;
      pass(10 * second);
      expect(await Promise.all([find(), find()])).toEqual([policy, policy]);
      expect(broken).toEqual([
        ['findPolicy', true],
        ['findPolicy', false],
      ]);
    });

    test('goes on being asked while most of its answers are good', async () => {
      const { state, find, broken } = await ill();
      for (let at = 0; at < 24; at += 1) {
        state.isIll = at % 3 === 2;
        await find();
      }
      expect([state.asked, broken]).toEqual([24, []]);
    });

    test('is not broken by what it knows nothing of, nor by questions it does not understand', async () => {
      for (const [status, code] of [
        [404, 'NOT_FOUND'],
        [422, 'MALFORMED'],
      ] as const) {
        const { systems, broken } = ask(await register(saying(status, { code })));
        for (let at = 0; at < 12; at += 1) expect(await systems.findPolicy(String(at))).toBeUndefined();
        expect(broken).toEqual([]);
        server?.closeAllConnections();
        server?.close();
      }
    });
  });
});
