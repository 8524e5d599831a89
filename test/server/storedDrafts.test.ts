import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { startService, type TestService } from './service.ts';

describe('a draft that was stored long ago', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const sent = async (claim: ClaimDetail) => {
    const { reporter, params } = await beginWith(service, claim);
    const answer = await reporter.ask(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    return { answer, detail };
  };

  test.each<[keyof typeof everyKind, ClaimDetail, ClaimDetail]>([
    ['glass', { damageCause: undefined }, { damageCause: '500' }],
    ['stolenVehicle', { theftKind: undefined }, { theftKind: 'WHOLE_VEHICLE' }],
    ['animal', { animalDamage: undefined }, { animalDamage: 'COLLISION' }],
    ['animal', { animalDamage: 'BITE' }, { animalDamage: 'COLLISION' }],
  ])('of %s gets the answers that follow by themselves: %o', async (kind, differing, settled) => {
    const { answer, detail } = await sent({ ...everyKind[kind], ...differing });
    expect([answer.status, detail]).toMatchObject([200, settled]);
  });

  test.each<[string, keyof typeof everyKind, ClaimDetail, string]>([
    ['of a page not walked', 'accident', { animalKind: 'srna' }, 'animalKind'],
    ['whose question hangs on another answer', 'hail', { elementType: 'FIRE', hailDents: 40 }, 'hailDents'],
    ['of a question that a settled answer takes off', 'stolenLuggage', { keysCount: 2 }, 'keysCount'],
    [
      'of another account',
      'sufferedHealth',
      { bankContact: { iban: 'CZ6508000000192000145399' } },
      'bankContact',
    ],
  ])('loses an answer %s', async (_, kind, stale, name) => {
    const { answer, detail } = await sent({ ...everyKind[kind], ...stale });
    expect(answer.status).toBe(200);
    expect(detail).not.toHaveProperty(name);
  });

  test('loses what is asked of a machine where a row tells of a vehicle', async () => {
    const vehicle = { vehicleKind: 'VEHICLE', registrationNo: '1AB2345' } as const;
    const { detail } = await sent({
      ...everyKind.sufferedVehicleAndHealth,
      injuredParties: [{ damagedVehicles: [{ ...vehicle, engineNumber: 'X123' }] }],
    });
    expect(detail).toMatchObject({ injuredParties: [{ damagedVehicles: [vehicle] }] });
    expect(JSON.stringify(detail)).not.toContain('X123');
  });

  test('is given back where what is offered now does not hold what was chosen', async () => {
    const { answer } = await sent({
      ...everyKind.glass,
      repairHandling: 'VEHICLE_FIXED',
      costBasis: 'TOTAL',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { page: 'inspection', name: 'costBasis', key: 'suggestion' } },
    });
  });

  test('opens where an answer is missing that was not asked then', async () => {
    const { injuredParties: _, ...claim } = everyKind.causedGlass;
    const { params, reporter } = await beginWith(service, {
      ...claim,
      injuredParties: [{ damageKinds: ['GLASS'], damagedGlassVehicles: [{ registrationNo: '1AB2345' }] }],
    });
    expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { page: 'injuredParty[0]' } },
    });
    expect(await reporter.ask(calls.save, { params: { ...params, version: 1 }, body: {} })).toMatchObject({
      status: 200,
    });
  });
});
