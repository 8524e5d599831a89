import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { vehicleNotMeantOn } from '#machines/claim/dependents.ts';
import type { LookupName } from '#machines/claim/lookups.ts';
import { lookUp } from '#src/service/lookUp.ts';
import { beginWith } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';

const draft = {
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  incidentDate: '2026-11-10',
} satisfies ClaimDetail;
const company = { personKind: 'LEGAL', companyName: 'Stodola s.r.o.' } satisfies ClaimDetail['insured'];
const person = { personKind: 'NATURAL', fullName: 'Petr Novák' } satisfies ClaimDetail['insured'];

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** What a search tells about a claim that was begun. */
const search = async (call: LookupName, claim: ClaimDetail) => {
  const { reporter, uuid } = await beginWith(service, draft);
  return lookUp(
    { call: (made, input) => reporter.call(made, input) },
    { call, service: 'claim', claimRequestUuid: uuid, claim },
    new AbortController().signal,
  );
};

describe('the search for a vehicle that was refused before', () => {
  const described: ClaimDetail = {
    registrationNo: '9Z98765',
    vehicleManufacturer: { name: 'Ducati' },
    vehicleModel: 'Monster',
    manufactureYear: 2019,
    vehicleKind: 'VEHICLE',
  };
  const refused: ClaimDetail = {
    ...draft,
    ...described,
    contactSearch: '5AR6475',
    vehicleFound: false,
    vehicleRefused: true,
  };

  test('shows it once more and keeps what was typed by hand, for when it is refused again', async () => {
    const shown = { ...refused, ...(await search('searchDamaged', refused)) };
    expect(shown).toMatchObject({ vehicleFound: true, vehicleModel: 'Fabia', vehicleByHand: described });
    expect({ ...shown, ...vehicleNotMeantOn(shown) }).toMatchObject({
      ...described,
      vehicleFound: false,
      vehicleRefused: true,
      vehicleByHand: undefined,
    });
  });

  test('keeps nothing where nothing was refused', async () => {
    const found = await search('searchDamaged', { ...draft, contactSearch: '5AR6475' });
    expect(found).not.toHaveProperty('vehicleByHand');
  });
});

describe('the search for a policy', () => {
  test.each<[string, string, ClaimDetail['insured'], ClaimDetail['insured']]>([
    ['a person where nobody is told', '5AR6475', undefined, { personKind: 'NATURAL' }],
    ['a company where nobody is told', '2KH3986', undefined, { personKind: 'LEGAL' }],
    [
      'a company where another search told of a person',
      '2KH3986',
      { personKind: 'NATURAL', fullName: undefined },
      { personKind: 'LEGAL' },
    ],
    [
      'a person where another search told of a company',
      '5AR6475',
      { personKind: 'LEGAL' },
      { personKind: 'NATURAL' },
    ],
    ['nothing where the reporter has told of a company', '5AR6475', company, company],
    ['nothing where the reporter has told of a person', '2KH3986', person, person],
  ])('tells %s', async (_, contactSearch, insured, known) => {
    const claim: ClaimDetail = { ...draft, contactSearch, insured };
    const found = await search('searchPolicy', claim);
    expect([found.policyNumberValid, { ...claim, ...found }.insured]).toEqual([true, known]);
  });
});
