import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { Failure } from '#machines/calls/failures.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { person } from '#test/sales/records/clients.ts';
import { period, policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { idOf, looks, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { discountsOf, openedDiscount, saveDiscount, type OfPolicy } from './discountWriters.ts';
import { createdPolicy } from './policyWriters.ts';
import { created, createdVehicle, freshNumber, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
const register = { isAway: false };
const away = <T>(ask: () => Promise<T>): Promise<T> =>
  register.isAway ? Promise.reject(new Failure('245000000', { status: 503 })) : ask();
beforeAll(async () => {
  const base = await startService();
  const real = registers(base.database.db);
  const systems: Systems = {
    ...real,
    credits: (subject) => away(() => real.credits(subject)),
    lossHistory: (number) => away(() => real.lossHistory(number)),
  };
  service = { ...(await base.another({ systems })), close: base.close };
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
});
afterAll(() => service.close());
beforeEach(() => {
  register.isAway = false;
});

const refused = (name: string, key: string) => ({ body: { code: '245000030', params: { name, key } } });
const percent = (value: number): DiscountRecord => ({ businessDiscount: { value, unit: 'PERCENT' } });

/** The policy of a client with a number that the register has, by the number of the policy. */
const issued = async (who: Reporter, client: string, policyNumber: string): Promise<OfPolicy> => {
  const found = (await discountsOf(who, client)).find((one) => one.policyNumber === policyNumber);
  return { client, policy: found?.policy ?? '' };
};
const ofRadim = async () => issued(karel, await idOf(karel, '7903149034'), '4400100017');
/** A policy that was filled in for a client of one's own, without insurance before it unless some is given. */
const filledIn = async (of?: string, periods: DiscountPeriods = []): Promise<OfPolicy> => {
  const client = of ?? (await created(karel, withPerson(person, { birthNumber: freshNumber() })));
  const vehicle = await createdVehicle(karel, client, {
    car: { ...car.car, vin: `TMBZZZ3VZR4000${serials.next++}` },
  });
  return {
    client,
    policy: await createdPolicy(karel, { client, vehicle }, { ...policy, periods: [...periods] }),
  };
};
type DiscountPeriods = readonly (typeof period)[];
const serials = { next: 700 };

describe('the discounts of a client', () => {
  test('are listed for every policy of a vehicle, with what they follow from', async () => {
    const listed = await discountsOf(karel, await idOf(karel, '7903149034'));
    expect(
      listed.map(({ policyNumber, line, vehicle, status }) => [policyNumber, line, vehicle.name, status]),
    ).toEqual([
      ['4400100017', 'CAR_POV', 'Škoda Octavia', 'CONFIRMED'],
      ['4400101054', 'CAR_HAV', 'Škoda Octavia', undefined],
    ]);
    expect(listed.map(({ of, periods }) => bonusMalus({ policy: of, periods }).level)).toEqual(['B9', 'B10']);
  });

  test.each([
    ['7903149034', '4400100017', 112, 'B9'],
    ['8556029119', '4400102091', 61, 'B5'],
    ['9802179486', '4400118683', -42, 'M4'],
    ['6159289026', '4400119720', 312, 'B10'],
    ['9361039160', '4400114535', 36, 'B3'],
    ['0756309356', '4400111424', 0, 'B0'],
    ['99001047', '4400110387', 0, undefined],
  ])('%s has on %s %i months', async (number, policyNumber, months, level) => {
    const { known } = await openedDiscount(
      karel,
      await issued(karel, await idOf(karel, number), policyNumber),
    );
    expect(bonusMalus(known)).toMatchObject({ months, ...(level && { level }) });
  });

  test('who has a number for their business may carry over its months, to one policy', async () => {
    const pavla = await idOf(karel, '8755119604');
    const one = await filledIn(pavla);
    const { known } = await openedDiscount(karel, one);
    expect(
      [known.periods, known.carried].map((periods) => bonusMalus({ policy: known.policy, periods }).months),
    ).toEqual([40, 22]);
    expect((await saveDiscount(karel, one, { carryOver: true })).status).toBe(200);
    expect((await openedDiscount(karel, one)).record).toMatchObject({
      carryOver: true,
      decisivePeriod: 62,
      bonus: 25,
    });
    expect(await saveDiscount(karel, await filledIn(pavla), { carryOver: true })).toMatchObject({
      status: 409,
      ...refused('carryOver', 'carriedTwice'),
    });
  });
});

describe('the discounts of a policy', () => {
  test('begin with nothing saved, are saved with what follows, and stand on the trail', async () => {
    const of = await filledIn();
    expect(await openedDiscount(karel, of)).toEqual({
      version: 0,
      record: {},
      known: {
        policy: {
          insuranceType: 'POV',
          country: 'CZ',
          agreementDate: '2026-11-20',
          vehicleType: 'A',
          technicalInsurance: 12_000,
          isFleet: false,
        },
        periods: [],
        carried: [],
        credits: { isAway: false, available: 12_400 },
      },
      losses: { outcome: 'NOT_FOUND' },
      vehicle: { name: 'Škoda Octavia', registrationNumber: '1QW0101' },
      mayDecide: false,
    });
    expect((await looks(service)).at(-1)).toMatchObject({ action: 'OPEN', fields: ['discount', 'losses'] });
    const record: DiscountRecord = { ...percent(8), marketingAction: { code: 'PODZIM26' } };
    expect((await saveDiscount(karel, of, record)).body).toEqual({ version: 1 });
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'EDIT',
      actor: 'A100',
      client_id: of.client,
    });
    expect(await openedDiscount(karel, of)).toMatchObject({
      version: 1,
      record: {
        ...record,
        marketingAction: { code: 'PODZIM26', name: 'Podzim 2026' },
        decisivePeriod: 0,
        bonus: 0,
        malus: 0,
        technicalInsurance: 12_000,
      },
      told: { status: 'CONFIRMED' },
      savedBy: { name: 'Karel Makléř' },
    });
    const { filledIn: listed } = await karel.call(clientCalls.policiesOfClient, {
      params: { client: of.client },
    });
    expect(listed.map(({ premiumPerYear }) => premiumPerYear)).toEqual([9_936]);
  });

  test('are saved by one of two who open them at once, and the other is told the version', async () => {
    const of = await filledIn();
    const both = await Promise.all([
      saveDiscount(karel, of, percent(5)),
      saveDiscount(karel, of, percent(6)),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: '245000022',
      params: { version: 1 },
    });
  });

  test('are nobody else’s to read or write, and no other policy has any', async () => {
    const of = await filledIn();
    const dana = await idOf(karel, '8556029119');
    const asked = [
      await olga.ask(calls.discountOfPolicy, { params: of }),
      await saveDiscount(olga, of, {}),
      await olga.ask(calls.discountsOfClient, { params: { client: of.client } }),
      await karel.ask(calls.discountOfPolicy, { params: { client: dana, policy: of.policy } }),
      await saveDiscount(karel, { client: dana, policy: of.policy }, {}),
    ];
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404]);
  });

  test('are refused with the field that the form would refuse', async () => {
    const of = await filledIn();
    expect(await saveDiscount(karel, of, percent(31))).toMatchObject(
      refused('businessDiscount.value', 'discountTooHigh'),
    );
    expect(await saveDiscount(karel, of, { marketingAction: { code: 'LETO26' } })).toMatchObject(
      refused('marketingAction.code', 'campaignNotValid'),
    );
  });

  test('of whom the register of losses tells otherwise wait for an underwriter', async () => {
    const emil = await issued(olga, await idOf(olga, '7612249557'), '4400108313');
    expect(await openedDiscount(olga, emil)).toMatchObject({
      losses: { outcome: 'DIFFERS', months: 84 },
      record: { decisivePeriod: 96 },
      told: { status: 'DIFFERS' },
    });
    const typed = await filledIn(undefined, [period]);
    await saveDiscount(karel, typed, {});
    expect((await openedDiscount(karel, typed)).told).toEqual({ status: 'PROPOSED' });
  });
});

describe('credits', () => {
  test('are taken as discounts are saved, and given back as they are taken out', async () => {
    const [one, other] = [await filledIn(), await filledIn()];
    expect((await saveDiscount(karel, one, { internalCreditsDiscount: 12_000 })).status).toBe(200);
    expect((await openedDiscount(karel, one)).known.credits).toEqual({ isAway: false, available: 12_400 });
    expect((await openedDiscount(karel, other)).known.credits).toEqual({ isAway: false, available: 400 });
    expect(await saveDiscount(karel, other, { internalCreditsDiscount: 401 })).toMatchObject(
      refused('internalCreditsDiscount', 'notEnoughCredits'),
    );
    expect((await saveDiscount(karel, one, {}, 1)).status).toBe(200);
    expect((await openedDiscount(karel, other)).known.credits).toEqual({ isAway: false, available: 12_400 });
  });

  test('are given once, however many give them at once', async () => {
    const all = [await filledIn(), await filledIn(), await filledIn()];
    const saved = await Promise.all(
      all.map((of) => saveDiscount(karel, of, { internalCreditsDiscount: 5_000 })),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const [at, of] of all.entries()) if (saved[at]?.status === 200) await saveDiscount(karel, of, {}, 1);
  });
});

test('registers that are away hold nobody up: the discounts are proposed, and confirmed by the next save', async () => {
  const of = await ofRadim();
  const { version, record } = await openedDiscount(karel, of);
  register.isAway = true;
  expect(await openedDiscount(karel, of)).toMatchObject({
    losses: { outcome: 'AWAY' },
    known: { periods: [], credits: { isAway: true } },
    record,
  });
  expect(await discountsOf(karel, of.client)).toMatchObject([{ isAway: true, record }, { isAway: true }]);
  expect((await saveDiscount(karel, of, percent(5), version)).status).toBe(200);
  expect((await openedDiscount(karel, of)).told).toEqual({ status: 'PROPOSED' });
  register.isAway = false;
  await saveDiscount(karel, of, percent(5), version + 1);
  expect(await openedDiscount(karel, of)).toMatchObject({
    record: { bonus: 45 },
    told: { status: 'CONFIRMED' },
  });
});

describe('an underwriter', () => {
  test('approves or refuses what waits for them, and says why', async () => {
    const petra = await signedIn(service, 'U400');
    const of = await filledIn();
    await saveDiscount(karel, of, percent(20));
    expect(await openedDiscount(karel, of)).toMatchObject({
      told: { status: 'PENDING_APPROVAL' },
      mayDecide: false,
    });
    expect((await openedDiscount(petra, of)).mayDecide).toBe(true);
    const why = 'Klient má u nás pět smluv.';
    const decide = (who: Reporter, version: number) =>
      who.ask(calls.decideDiscount, { params: of, body: { version, decision: 'APPROVED', why } });
    expect((await decide(karel, 1)).status).toBe(403);
    expect(await decide(petra, 9)).toMatchObject({ status: 409, body: { params: { version: 1 } } });
    expect((await decide(petra, 1)).body).toEqual({ version: 2 });
    expect(await openedDiscount(karel, of)).toMatchObject({
      version: 2,
      told: { status: 'APPROVED', why },
      savedBy: { name: 'Petra Provozní' },
    });
    expect(await decide(petra, 2)).toMatchObject({ status: 409, ...refused('decision', 'decided') });
    expect((await looks(service)).findLast(({ actor }) => actor === 'U400')).toMatchObject({
      action: 'EDIT',
      fields: ['discount.status'],
    });
  });
});
