import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import policies from '#server/store/seeds/policies.json' with { type: 'json' };
import people from '#server/store/seeds/people.json' with { type: 'json' };
import vehicles from '#server/store/seeds/vehicles.json' with { type: 'json' };
import { Limits } from '#server/http/limits.ts';
import { anInsured } from '#test/given.ts';
import { begin, beginWith, type Begun } from '#test/server/drafts.ts';
import { From } from '#test/server/from.ts';
import type { Received } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const birthNumbers = people.flatMap(({ birthNumber }) => birthNumber ?? []);
const plates = vehicles.flatMap(({ registrationNo }) => registrationNo ?? []);
const numbers = policies.map(({ policyNumber }) => policyNumber);
const incidentDate = '2026-11-10';
const days = Array.from({ length: 40 }, (_, day) =>
  new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10),
);
const refused = { status: 429, body: { code: 'TOO_MANY_NUMBERS' } };

type Try = (begun: Begun, value: string, version: number) => Promise<Received>;

/** A try that saves the number with the draft first and then asks a call that reads the draft. */
const saved =
  (detail: (value: string) => ClaimDetail, ask: (begun: Begun) => Promise<Received>): Try =>
  async (begun, value, version) => {
    await begun.reporter.call(calls.save, { params: { ...begun.params, version }, body: detail(value) });
    return ask(begun);
  };

const byBirthNumber = (birthNumber: string): ClaimDetail => ({
  searchBy: 'BIRTH_NUMBER',
  birthNumber,
  incidentDate,
});
const byPlate = (contactSearch: string): ClaimDetail => ({ contactSearch, incidentDate });
const at = ({ uuid }: Begun) => ({ params: { claimRequestUuid: uuid } });

describe('numbers that somebody guesses', () => {
  let service: TestService;
  let addresses = 0;
  beforeAll(async () => {
    service = await startService({
      trustProxy: 1,
      limits: Limits.parse({
        numbers: { person: { ofAddress: 60 } },
        authorisationsOfAddress: { max: 60 },
        questionsOfSubject: { max: 1000 },
      }),
    });
  });
  afterAll(() => service.close());

  /** Somebody at an address of their own. */
  const stranger = (address = `192.0.2.${(addresses += 1)}`): Pick<TestService, 'reporter'> => ({
    reporter: () => new From(service, address),
  });

  test.each<[string, readonly string[], number, Try]>([
    [
      'birth numbers, by search-policy',
      birthNumbers,
      10,
      ({ reporter, params }, birthNumber) =>
        reporter.ask(calls.searchPolicy, { params, body: { birthNumber, incidentDate } }),
    ],
    [
      'birth numbers in the draft, by search-policy',
      birthNumbers,
      10,
      saved(byBirthNumber, ({ reporter, params }) => reporter.ask(calls.searchPolicy, { params, body: {} })),
    ],
    [
      'birth numbers in the draft, by bank-account',
      birthNumbers,
      10,
      saved(byBirthNumber, ({ reporter, params }) => reporter.ask(calls.bankAccount, { params })),
    ],
    [
      'birth numbers in the draft, by ocrAllowed',
      birthNumbers,
      10,
      saved(byBirthNumber, ({ reporter, params }) => reporter.ask(calls.ocrAllowed, { params })),
    ],
    [
      'birth numbers in the draft, by finalise',
      birthNumbers,
      10,
      saved(byBirthNumber, ({ reporter, params }) => reporter.ask(calls.finalize, { params })),
    ],
    [
      'birth numbers of the holder of a policy, by bank-account',
      birthNumbers,
      10,
      saved(
        (birthNumber) => ({ contactSearch: '4UI5655', insured: anInsured({ birthNumber }) }),
        ({ reporter, params }) => reporter.ask(calls.bankAccount, { params }),
      ),
    ],
    [
      'birth numbers of the holder of a policy, just told',
      birthNumbers,
      10,
      async ({ reporter, params }, birthNumber, version) => {
        if (version === 0) {
          const body = { contactSearch: '4UI5655' };
          await reporter.call(calls.save, { params: { ...params, version }, body });
        }
        return reporter.ask(calls.bankAccountOf, { params, body: { birthNumber } });
      },
    ],
    [
      'policy numbers, by search-policy',
      numbers,
      20,
      ({ reporter, params }, policyNumber) =>
        reporter.ask(calls.searchPolicy, { params, body: { policyNumber, incidentDate } }),
    ],
    [
      'policy numbers, by search-damaged',
      numbers,
      20,
      (begun, policyNumber) =>
        begun.reporter.ask(calls.searchDamaged, { ...at(begun), body: { policyNumber } }),
    ],
    [
      'policy numbers, by find-duplicate',
      numbers,
      20,
      ({ reporter, params }, policyNumber) =>
        reporter.ask(calls.findDuplicate, { params, body: { policyNumber, incidentDate } }),
    ],
    [
      'policy numbers in the draft, by finalise',
      numbers,
      20,
      saved(
        (policyNumber) => ({ policyNumber }),
        ({ reporter, params }) => reporter.ask(calls.finalize, { params }),
      ),
    ],
    [
      'plates, by search-damaged',
      plates,
      20,
      (begun, registrationNo) =>
        begun.reporter.ask(calls.searchDamaged, { ...at(begun), body: { registrationNo } }),
    ],
    [
      'plates, by search-policy',
      plates,
      20,
      ({ reporter, params }, registrationNo) =>
        reporter.ask(calls.searchPolicy, { params, body: { registrationNo, incidentDate } }),
    ],
    [
      'plates in the draft, by self-inspection',
      plates,
      20,
      saved(byPlate, (begun) => begun.reporter.ask(calls.selfInspection, at(begun))),
    ],
    [
      'plates beside a vehicle nobody knows, by find-duplicate',
      plates,
      19,
      saved(
        (registrationNo) => ({ contactSearch: '9Z99999', registrationNo, incidentDate }),
        ({ reporter, params }) => reporter.ask(calls.findDuplicate, { params, body: {} }),
      ),
    ],
    [
      'the days on which a known claim happened, by find-duplicate',
      days,
      30,
      ({ reporter, params }, day) =>
        reporter.ask(calls.findDuplicate, {
          params,
          body: { claimNumber: '2026CAR00000017', incidentDate: day },
        }),
    ],
    [
      'the days on which a known car had a claim, by find-duplicate',
      days,
      30,
      ({ reporter, params }, day) =>
        reporter.ask(calls.findDuplicate, { params, body: { registrationNo: '4UI5655', incidentDate: day } }),
    ],
    [
      'the days since when a known car is insured, by search-policy',
      days,
      30,
      ({ reporter, params }, day) =>
        reporter.ask(calls.searchPolicy, { params, body: { registrationNo: '4UI5655', incidentDate: day } }),
    ],
    [
      'the days since when a known car is insured, just told to bank-account',
      days,
      30,
      ({ reporter, params }, day) =>
        reporter.ask(calls.bankAccountOf, { params, body: { contactSearch: '4UI5655', incidentDate: day } }),
    ],
    [
      'the days on which somebody may be cared for, by ocrAllowed',
      days,
      30,
      saved(
        (day) => ({ policyNumber: '4400000017', incidentDate: day }),
        ({ reporter, params }) => reporter.ask(calls.ocrAllowed, { params }),
      ),
    ],
    [
      'claim numbers, by find-duplicate',
      numbers.map((one) => `2026CAR${one.slice(-8)}`),
      10,
      ({ reporter, params }, claimNumber) =>
        reporter.ask(calls.findDuplicate, { params, body: { claimNumber } }),
    ],
  ])('%s: all but the first few are refused', async (name, values, most, attempt) => {
    // A life report asks for every number.
    const begun = await begin(
      stranger(),
      name.includes('in the draft') && !name.includes('plates') ? 'life' : 'car',
    );
    const statuses: number[] = [];
    for (const [version, value] of values.slice(0, most + 3).entries()) {
      statuses.push((await attempt(begun, value, version)).status);
    }
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses.slice(most)).toEqual([429, 429, 429]);
    // What was refused once is not known by asking again.
    expect(await attempt(begun, values[most + 2] ?? '', most + 3)).toMatchObject(refused);
  });

  test('are counted for an address over all its reports, and for a whole network of the new kind', async () => {
    const answers: Received[] = [];
    for (const [index, birthNumber] of birthNumbers.slice(0, 31).entries()) {
      const { reporter, params } = await begin(stranger(`2001:db8:0:1::${index.toString(16)}`));
      for (const value of [birthNumber, `${birthNumber.slice(0, 6)}0000`]) {
        const body = { birthNumber: value, incidentDate };
        answers.push(await reporter.ask(calls.searchPolicy, { params, body }));
      }
    }
    expect(answers.slice(0, 60).map(({ status }) => status)).not.toContain(429);
    expect(answers.slice(60)).toMatchObject([refused, refused]);
  });

  test('lock nobody out who corrects a number again and again, or asks for the same ones', async () => {
    const begun = await begin(stranger());
    const { reporter, params } = begun;
    for (let turn = 0; turn < 15; turn += 1) {
      const registrationNo = ['4UI5655', '4U15655', '4UI5665', '4UI 5655', '4ui5655'][turn % 5];
      const body = { registrationNo, incidentDate };
      expect(
        await reporter.ask(calls.searchDamaged, { ...at(begun), body: { registrationNo } }),
      ).toMatchObject({
        status: 200,
      });
      expect((await reporter.ask(calls.searchPolicy, { params, body })).status).not.toBe(429);
      expect(await reporter.ask(calls.findDuplicate, { params, body })).toMatchObject({ status: 200 });
      const claimNumber = '2026CAR00000017';
      expect(
        await reporter.ask(calls.findDuplicate, { params, body: { claimNumber, incidentDate } }),
      ).toMatchObject({ status: 200 });
    }
  });

  test('of policies cannot be tried on the drafts of a plate from one address either', async () => {
    const here = stranger();
    const statuses: number[] = [];
    for (let draft = 0; draft < 16; draft += 1) {
      const { uuid: claimRequestUuid } = await beginWith(here, byPlate('4UI5655'));
      for (let turn = 0; turn < 4; turn += 1) {
        const value = numbers[(draft * 4 + turn) % numbers.length] ?? '';
        const answer = await here.reporter().ask(calls.authoriseDraft, {
          params: { claimRequestUuid },
          body: { field: 'POLICY_NUMBER', value },
        });
        statuses.push(answer.status);
      }
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
  });
});
