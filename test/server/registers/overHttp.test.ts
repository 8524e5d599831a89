import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { registers } from '#server/registers/registers.ts';
import type { RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import { emptyRegisters } from '#server/store/seeds/seed.ts';
import { openDatabase, parsers, type Database } from '#server/store/database.ts';
import { accident } from '#test/server/accident.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import { freePort } from '#test/server/freePort.ts';
import { inMemory } from '#test/server/memory.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { serve } from './exampleServer.ts';

/** As a browser stores it whose lookups were answered. */
const found = {
  ...accident,
  vehicleFound: true,
  policyNumberValid: true,
  policyAccount: true,
  selfInspectionAuthorized: true,
} satisfies ClaimDetail;
const vehicle = { registrationNo: '5AR6475' };
const policy = { policyNumber: '4400000017' };
const company = { identificationNumber: '99000016' };

describe('a service in whose own database nobody is', () => {
  let own: Database;
  let theirs: Database;
  let example: FastifyInstance;
  let place: RegistersPlace;
  let service: TestService;
  const lines: string[] = [];
  const logged = (message: string) =>
    lines.map((line): object => JSON.parse(line)).filter((line) => 'msg' in line && line.msg === message);
  beforeAll(async () => {
    theirs = await openDatabase(await inMemory());
    ({ app: example, place } = await serve(registers(theirs.db)));
    own = await openDatabase({ engine: await PGlite.create({ parsers }), seeds: false });
    const stream = { write: (line: string) => lines.push(line) };
    service = await startService({ database: own, registers: place, log: { level: 'info', stream } });
  });
  afterAll(async () => {
    await service.close();
    await own.close();
    await example.close();
    await theirs.close();
  });

  const answersOf = async (asked: TestService) => {
    const { reporter, uuid, params } = await begin(asked);
    return [
      await reporter.ask(calls.searchDamaged, { params: { claimRequestUuid: uuid }, body: vehicle }),
      await reporter.ask(calls.searchPolicy, { params, body: policy }),
      await reporter.ask(companyCalls.searchCompany, { params, body: company }),
    ].map(({ status, body }) => ({ status, body }));
  };

  test('finds vehicle, policy and company in the registers of the insurer', async () => {
    expect(await answersOf(service)).toEqual([
      { status: 200, body: expect.objectContaining({ vehicleFound: true }) },
      { status: 200, body: expect.objectContaining({ policyNumberValid: true }) },
      { status: 200, body: expect.objectContaining({ companyName: 'Zkušební doprava s.r.o.' }) },
    ]);
    expect(logged('register failed')).toEqual([]);
  });

  test('registers a claim on what they say', async () => {
    const { reporter, params, uuid } = await beginWith(service, accident);
    await reporter.call(calls.finalize, { params });
    const { decision } = await own.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(decision).toMatchObject({ vehicleId: 'V002', policyNumber: '4400019720', policyValid: true });
    expect(decision).not.toHaveProperty('unverified');
  });

  test('is ready, and says nothing of its own registers', async () => {
    const { body } = await service.reporter().send({ url: '/health/ready' });
    expect(body).toEqual({ status: 'ok' });
  });

  const away = { status: 503, body: expect.objectContaining({ code: '245000000' }) };

  test('says that they are away while they are, and an operator reads why, and nothing of anybody', async () => {
    lines.length = 0;
    const url = `http://127.0.0.1:${await freePort()}`;
    const alone = await service.another({ registers: { ...place, url } });
    expect(await answersOf(alone)).toEqual([away, away, away]);
    const why = { level: 40, code: 'UNREACHABLE', reason: 'ECONNREFUSED', requestId: expect.any(String) };
    expect(logged('register failed')).toEqual([
      expect.objectContaining({ ...why, register: 'findVehicle' }),
      expect.objectContaining({ ...why, register: 'findPolicy' }),
      expect.objectContaining({ ...why, register: 'findCompany' }),
    ]);
    const asked = [...Object.values(vehicle), ...Object.values(policy), ...Object.values(company)];
    for (const value of asked) expect(lines.join('')).not.toContain(value);
  });

  test('registers a claim all the same while our key is not taken, to be verified later', async () => {
    const refused = await service.another({ registers: { ...place, key: 'another key' } });
    const { reporter, params, uuid } = await beginWith(refused, found);
    await reporter.call(calls.finalize, { params });
    const { decision } = await own.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(decision).toMatchObject({
      policyValid: false,
      unverified: expect.arrayContaining(['findVehicle']),
    });
  });

  test('is told that nobody is insured by no registers at all: they are away until they are filled', async () => {
    const without = await service.another({ registers: undefined });
    expect(await answersOf(without)).toEqual([away, away, away]);
    const { body } = await without.reporter().send({ url: '/health/ready' });
    expect(body).toEqual({ status: 'ok', notes: [emptyRegisters] });
  });
});
