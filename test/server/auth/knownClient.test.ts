import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimType } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import seeded from '#server/store/seeds/policies.json' with { type: 'json' };
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const landingKey = 'a secret shared with the client zone, long enough';
const jan = { origin: 'CLIENT_ZONE', subject: 'P001', birthNumber: '841104/9031' };
const agent = { ...jan, origin: 'SALES_APP', identification: 'UNIDENTIFIED' };
const nothing = { policies: [] };

const ask = (reporter: Reporter, claimType: ClaimType) =>
  reporter.call(knownClientCalls.knownClient, { params: { claimType } });

const landed = async (service: TestService, landing: object): Promise<Reporter> => {
  const reporter = service.reporter();
  await reporter.call(calls.land, { body: { token: await mintLanding(landingKey, landing) } });
  return reporter;
};

const numbersIn = async (reporter: Reporter, claimType: ClaimType) =>
  (await ask(reporter, claimType)).policies.map(({ policyNumber }) => policyNumber);

describe('what is known of a client', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey });
  });
  afterAll(() => service.close());

  test('is told to whom the client zone let in: who they are, and their policies of the line', async () => {
    const reporter = await landed(service, jan);
    expect([await ask(reporter, 'car'), await ask(reporter, 'property')]).toEqual([
      {
        personKind: 'NATURAL',
        birthNumber: '8411049031',
        address: {
          countryCode: 'CZ',
          streetWithNumbers: 'Nádražní 27',
          city: 'Ostrava',
          zipCode: '70200',
        },
        policies: [
          {
            policyNumber: '4400018683',
            line: 'CAR_HAV',
            vehicle: 'Škoda Octavia •••••55',
            covers: [{ riskFlow: 'HAV' }],
          },
        ],
      },
      expect.objectContaining({
        policies: [{ policyNumber: '4400053941', line: 'PROPERTY', covers: [{}] }],
      }),
    ]);
    const [policy, seats] = (await ask(reporter, 'life')).policies;
    expect([policy?.policyNumber, seats]).toEqual([
      '4400000017',
      expect.objectContaining({ policyNumber: '4400018683', covers: [{ appliedRiskId: 'SED' }] }),
    ]);
    expect(await numbersIn(reporter, 'liability')).toEqual([]);
    expect(await numbersIn(reporter, 'uniflow')).toEqual([]);
  });

  test('are the policies that the landing names, where it names some', async () => {
    const reporter = await landed(service, {
      ...jan,
      policies: ['4400 0186 83', '4400019720', '4400033201', '9999999999'],
    });
    expect([await numbersIn(reporter, 'car'), await numbersIn(reporter, 'property')]).toEqual([
      ['4400018683', '4400019720'],
      ['4400033201'],
    ]);
  });

  test('is told to an agent as the sales application names them, a company by its number, too', async () => {
    const told = { fullName: 'Honza Novotný', email: 'honza@example.com', tel: '+420777000000' };
    const ofJan = await landed(service, { ...jan, origin: 'SALES_APP', client: told });
    const sales = { origin: 'SALES_APP', subject: 'A100', contact: { fullName: 'Karel Makléř' } };
    const company = await landed(service, {
      ...sales,
      identificationNumber: '990 00 016',
      client: { email: 'doprava@example.com' },
    });
    expect([await ask(ofJan, 'liability'), await ask(company, 'car')]).toEqual([
      {
        ...told,
        personKind: 'NATURAL',
        birthNumber: '8411049031',
        address: { countryCode: 'CZ', streetWithNumbers: 'Nádražní 27', city: 'Ostrava', zipCode: '70200' },
        policies: [],
      },
      {
        personKind: 'LEGAL',
        legalForm: 'CORPORATE',
        identificationNumber: '99000016',
        companyName: 'Zkušební doprava s.r.o.',
        email: 'doprava@example.com',
        address: {
          countryCode: 'CZ',
          streetWithNumbers: 'Na Pankráci 14',
          city: 'Praha 4',
          zipCode: '14000',
        },
        policies: [
          expect.objectContaining({ policyNumber: '4400023868', covers: [{ riskFlow: 'HAV' }] }),
          expect.objectContaining({ policyNumber: '4400024905', covers: [{ riskFlow: 'HAV' }] }),
        ],
      },
    ]);
    expect(await numbersIn(company, 'liability')).toEqual(['4400037349']);
  });

  test('is never that of another client', async () => {
    const petr = await landed(service, { origin: 'CLIENT_ZONE', subject: 'P002', birthNumber: '9405269060' });
    const own = await Promise.all(
      (['car', 'property', 'life'] as const).map((claimType) => numbersIn(petr, claimType)),
    );
    expect(own).toEqual([[], [], ['4400001054']]);
    expect(await ask(petr, 'life')).toMatchObject({
      birthNumber: '9405269060',
      address: { city: 'Modřice' },
    });
  });

  test('tells of a policy that ended within a year until when it was, and leaves out one of before', async () => {
    const policies = seeded
      .filter(({ status }) => status === 'TERMINATED')
      .map(({ policyNumber }) => policyNumber);
    const reporter = await landed(service, { ...jan, policies });
    expect([policies, await numbersIn(reporter, 'life'), await numbersIn(reporter, 'liability')]).toEqual([
      ['4400043571', '4400056015', '4400063123', '4400104165'],
      [],
      [],
    ]);
    expect((await ask(reporter, 'property')).policies).toEqual([
      { policyNumber: '4400056015', line: 'PROPERTY', covers: [{}], endedOn: '2025-12-31' },
    ]);
  });

  test.each<[string, () => Promise<Reporter>]>([
    ['who has not shown who they are', async () => service.reporter()],
    ['who came from the sales application without a client', () => landed(service, agent)],
    ['who came with a forged landing', forged],
    [
      'who has logged out',
      async () => {
        const reporter = await landed(service, jan);
        await reporter.call(calls.logout, {});
        return reporter;
      },
    ],
  ])('is not told to somebody %s', async (_, comes) => {
    const reporter = await comes();
    for (const claimType of ['car', 'life'] as const) expect(await ask(reporter, claimType)).toEqual(nothing);
  });

  async function forged(): Promise<Reporter> {
    const reporter = service.reporter();
    const token = await new SignJWT({ origin: 'CLIENT_ZONE', birthNumber: jan.birthNumber })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('P001')
      .setAudience('hlaska')
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(new TextEncoder().encode('another secret that is just as long as ours'));
    expect((await reporter.ask(calls.land, { body: { token } })).status).toBe(403);
    return reporter;
  }

  test('names no policy where the operator does not open that to clients', async () => {
    const closed = await service.another({
      configuration: { ...defaultConfiguration, kzAccessPageCodes: ['bankData'] },
    });
    expect(await ask(await landed(closed, jan), 'car')).toMatchObject({
      birthNumber: '8411049031',
      policies: [],
    });
  });
});
