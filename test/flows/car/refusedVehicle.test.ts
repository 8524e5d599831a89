import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { vehicleNotMeant } from '#machines/claim/dependents.ts';
import { isVehicleRefused } from '#machines/claim/subject.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { aReporter } from '#test/given.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';

const answers = { contactSearch: '5AR6475', incidentDate: '2026-11-10' };
const found: ClaimDetail = {
  vehicleFound: true,
  registrationNo: '5AR6475',
  vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
  vehicleModel: 'Fabia',
  manufactureYear: 2018,
  vehicleKind: 'VEHICLE',
};
const insured = { policyNumberValid: true, dummyPolicy: false, policyType: 'CAR_HAV' };
const told: ClaimDetail = {
  eventKinds: ['HAVSKLA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  reporter: aReporter(),
  formSteps: ['chooseEvent', 'reporter'],
};

const refused = async (lookUp: readonly ClaimDetail[] = []) => {
  const flow = startFlow(carDraft, {
    draft: aDraft(told),
    page: 'vehicle',
    lookUp: [found, insured, {}, ...lookUp],
  });
  await flow.send({ type: 'NEXT', answers });
  await flow.send({ type: 'EDIT', answers: vehicleNotMeant, opens: 'vehicleData' });
  return flow;
};

/** What was told of the insured, by the policy of the vehicle found and by the reporter since. */
const insuredAfter = async (
  personKind: 'NATURAL' | 'LEGAL',
  given: { readonly person?: ClaimDetail; readonly next: 'refuse' | 'search' },
): Promise<ClaimDetail['insured']> => {
  const known = personKind === 'NATURAL' ? [{ policyAccount: true }] : [];
  const account = given.person ? [{ policyAccount: true }] : [];
  const flow = startFlow(carDraft, {
    draft: aDraft(told),
    page: 'vehicle',
    lookUp: [
      found,
      { ...insured, insured: { personKind } },
      {},
      ...known,
      ...account,
      { vehicleFound: false },
    ],
  });
  await flow.send({ type: 'NEXT', answers });
  if (given.person) {
    await flow.send({ type: 'NEXT', answers: { ...given.person } });
    await flow.send({ type: 'BACK' });
  }
  if (given.next === 'refuse')
    await flow.send({ type: 'EDIT', answers: vehicleNotMeant, opens: 'vehicleData' });
  else {
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'NEXT', answers: { ...answers, contactSearch: '9Z98765' } });
    await flow.send({ type: 'CONFIRM' });
    await flow.send({ type: 'CONFIRM' });
  }
  expect(flow.at()).toBe('vehicleData idle');
  return flow.context().record.insured;
};

const company = {
  personKind: 'LEGAL',
  legalForm: 'CORPORATE',
  companyName: 'Stodola s.r.o.',
  identificationNumber: '27074358',
} satisfies ClaimDetail['insured'];

describe('whom the policy of another vehicle insures', () => {
  test.each([
    ['a person', 'NATURAL', 'refuse'],
    ['a company', 'LEGAL', 'refuse'],
    ['a person', 'NATURAL', 'search'],
    ['a company', 'LEGAL', 'search'],
  ] as const)('%s (%s) is not told of this claim after: %s', async (_, personKind, next) => {
    expect(await insuredAfter(personKind, { next })).toBeUndefined();
  });

  test.each(['refuse', 'search'] as const)(
    'stays where the reporter has told who it is: %s',
    async (next) => {
      expect(await insuredAfter('LEGAL', { person: { insured: company }, next })).toEqual(company);
    },
  );
});

describe('the vehicle that was found and is another one', () => {
  test('is refused by an edit that is saved, and nothing of it is left', async () => {
    const flow = await refused();
    const { formSteps, ...claim } = structuredClone(flow.context().record);
    expect([flow.at(), JSON.parse(JSON.stringify(flow.saved.at(-1)))]).toEqual([
      'vehicleData idle',
      JSON.parse(JSON.stringify({ ...claim, formSteps })),
    ]);
    expect(JSON.parse(JSON.stringify(claim))).toEqual({
      eventKinds: ['HAVSKLA'],
      riskFlow: 'HAV',
      vehicleRouting: 'GLASS',
      claimType: 'car',
      flowType: 'DRAFT',
      reporterRole: 'INSURED',
      reporter: aReporter(),
      ...answers,
      vehicleFound: false,
      vehicleRefused: true,
    });
  });

  test('is shown once more when the same is searched again, and may be the right one after all', async () => {
    const flow = await refused([found, insured, {}]);
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'NEXT', answers });
    expect(flow.context().record).toMatchObject({ ...found, ...insured });
    expect(isVehicleRefused(flow.context().record)).toBe(false);
    expect(flow.at()).toBe('person idle');
  });

  test('is forgotten when something else is searched', async () => {
    const flow = await refused([{ vehicleFound: false }]);
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'NEXT', answers: { ...answers, contactSearch: '9Z98765' } });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().record.vehicleRefused]).toEqual(['vehicleData idle', undefined]);
  });
});
