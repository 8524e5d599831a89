import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRegisters } from '#server/registers/check/checkRegisters.ts';
import { seededRows } from '#server/registers/check/rows.ts';
import { exampleRegisters } from '#server/registers/example/exampleRegisters.ts';
import { listOwnClaims } from '#server/registers/ownClaims.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { inMemory } from '#test/server/memory.ts';
import { key } from './exampleServer.ts';

const crowd = { atOnce: 5, time: 100, longest: 60_000 };

describe('registers that an insurer puts in', () => {
  let database: Database;
  let systems: Systems;
  beforeAll(async () => {
    database = await openDatabase({ ...(await inMemory()), seeds: true });
    systems = { ...registers(database.db), listClaims: (of) => listOwnClaims(database.db, of) };
  });
  afterAll(() => database.close());

  /** What is not as agreed, by what was tried. */
  const wrongAt = async (place: Parameters<typeof checkRegisters>[0]) => {
    const wrong: Record<string, string> = {};
    for await (const { says, wrong: why } of checkRegisters(place, seededRows, crowd))
      if (why !== undefined) wrong[says] = why;
    return wrong;
  };
  const wrongOf = async (differing: Partial<Systems>, change: (app: FastifyInstance) => void = () => {}) => {
    const app = exampleRegisters({ ...systems, ...differing }, key);
    change(app);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const wrong = await wrongAt({ url, key, timeout: 5000 });
    await app.close();
    return wrong;
  };

  test('are as agreed where they answer as the example does', async () => {
    expect(await wrongOf({})).toEqual({});
  });
  test('are told what they know otherwise, whom they know without a need, and which list is in another order', async () => {
    const listed = systems.listPoliciesOfInsured;
    expect(
      await wrongOf({
        findCompany: async () => undefined,
        findAgent: async () => Promise.reject(new Error('away')),
        listPoliciesOfInsured: async (birthNumber) => (await listed(birthNumber)).toReversed(),
      }),
    ).toEqual({
      'a company of the public register': 'NOTHING in the place of an answer',
      'an agent by their number': 'STATUS 500',
      'the policies of somebody, by number': 'another answer',
    });
  });
  test('are told that whoever shows no key, and an address that is none, are answered', async () => {
    const wrong = await wrongOf({}, (app) =>
      app.addHook('onSend', async ({ url, headers }, reply) => {
        const isOurs = headers.authorization === `Bearer ${key}`;
        if (!isOurs || url.includes('nothing')) reply.code(200);
      }),
    );
    expect(wrong).toEqual({
      'nobody without the key is told anything': 'status 200 in the place of 401',
      'an address that is none says so without a code': 'status 200 in the place of 404',
    });
  });
});
