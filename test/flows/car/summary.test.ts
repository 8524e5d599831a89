import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  vehicleFound: true,
};

const pagesOf = (claim: ClaimDetail) => summaryOf(carDraft, claim).map(({ page }) => page.code);

const rowsOf = (claim: ClaimDetail, code: string) =>
  summaryOf(carDraft, claim).find(({ page }) => page.code === code)?.rows;

const namesOf = (claim: ClaimDetail, code: string) => rowsOf(claim, code)?.map(({ path }) => path);

describe('check-your-answers of an accident', () => {
  test('lists the pages walked that asked something, by step', () => {
    const told = Map.groupBy(summaryOf(carDraft, accident), ({ page }) => page.step);
    expect([...told].map(([step, pages]) => [step, pages.map(({ page }) => page.code)])).toEqual([
      ['role', ['chooseEvent', 'reporter']],
      ['fillInfo', ['vehicle', 'person']],
      ['bank', ['bankData']],
      ['event', ['event', 'circumstances', 'damagedParts', 'damageExtent']],
    ]);
  });

  test('lists the vehicle told by hand where the search found none', () => {
    expect(pagesOf({ ...accident, vehicleFound: false })).toContain('vehicleData');
    expect(namesOf({ ...accident, vehicleFound: false }, 'vehicle')).toEqual([
      'contactSearch',
      'incidentDate',
    ]);
  });

  test('tells which claim this one follows from, where its number is known', () => {
    const activeBaseClaimUuid = '0b8c3f1e-7a5d-4c1b-9a53-5a4f6f0f9a11';
    const told = (consequentClaimRequest: ClaimDetail['consequentClaimRequest']) =>
      rowsOf({ ...accident, consequentClaimRequest }, 'vehicle')?.find(
        ({ path }) => path === 'consequentClaimRequest.claimNumber',
      )?.value;
    const named = { activeBaseClaimUuid, claimNumber: '2026CAR00000041' };
    expect([told(named), told({ activeBaseClaimUuid }), told(undefined)]).toEqual([
      '2026CAR00000041',
      undefined,
      undefined,
    ]);
  });

  test('shows what the search found beside what it was searched by', () => {
    const found: ClaimDetail = {
      registrationNo: '1AB2345',
      vehicleManufacturer: { name: 'Škoda' },
      vehicleModel: 'Octavia',
      manufactureYear: 2019,
    };
    expect(namesOf({ ...accident, ...found }, 'vehicle')).toEqual([
      'contactSearch',
      'incidentDate',
      'registrationNo',
      'vehicleManufacturer',
      'vehicleModel',
      'manufactureYear',
    ]);
  });

  test('keeps an answer left out, without a value', () => {
    const claim: ClaimDetail = {
      ...accident,
      policeInvestigation: 'YES',
      policeStation: 'Brno-střed',
      policeFileNo: '',
    };
    expect(
      rowsOf(claim, 'event')?.filter(({ path }) => path.startsWith('policeS') || path === 'policeFileNo'),
    ).toMatchObject([
      { path: 'policeStation', value: 'Brno-střed' },
      { path: 'policeFileNo', value: undefined },
    ]);
  });

  test('leaves out what was never asked', () => {
    expect(namesOf({ ...accident, policeInvestigation: 'NO' }, 'event')).not.toContain('policeFileNo');
    expect(namesOf({ ...accident, countryScope: 'CZECH' }, 'event')).not.toContain('country');
    expect(namesOf({ ...accident, bankContactType: 'NONE' }, 'bankData')).toEqual(['bankContactType']);
  });

  test('leaves out what nobody reads: where the map knows a place', () => {
    const visited: ClaimDetail = {
      ...accident,
      repairHandling: 'VEHICLE_SELF_REPAIRMENT',
      inspectionMethod: 'MOBILE_TECHNICIAN',
      placeId: 'X1',
    };
    expect(namesOf(visited, 'inspection')).toEqual([
      'inspectionMethod',
      'inspectionPlace',
      'costBasis',
      'contactPerson',
    ]);
  });

  test('asks a repair shop for its company and the insured for none', () => {
    expect(namesOf({ ...accident, reporterRole: 'SERVICE' }, 'reporter')).toContain('reporter.companyName');
    expect(namesOf(accident, 'reporter')).toEqual([
      'reporterRole',
      'reporter.fullName',
      'reporter.email',
      'reporter.tel',
    ]);
  });
});

describe('check-your-answers of damage caused to others', () => {
  const caused: ClaimDetail = {
    ...accident,
    eventKinds: ['POVPOJ_VEHICLE', 'POVPOJ_THING'],
    riskFlow: 'POVPOJ',
    injuredParties: [
      {
        injured: { personKind: 'NATURAL', fullName: 'Eva Malá', tel: '+420777123456' },
        damageKinds: ['VEHICLE'],
        damagedVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345' }],
      },
      {
        injured: { personKind: 'LEGAL', legalForm: 'SELF_EMPLOYED', companyName: 'Jan Novák' },
        damageKinds: ['THING'],
        damagedThings: [{ description: 'kolo', price: 12_500 }, { description: 'helma' }],
      },
    ],
    witnesses: [{ fullName: 'Ota Svědek' }, { fullName: 'Iva Svědková', tel: '+420777654321' }],
  };

  test('has a page for each who was harmed, with the row it is about', () => {
    expect(pagesOf(caused).filter((code) => code.startsWith('injured'))).toEqual([
      'injuredParty[0]',
      'injuredParty[1]',
    ]);
    expect(namesOf(caused, 'injuredParty[0]')).toEqual([
      'injuredParties[0].injured.personKind',
      'injuredParties[0].injured.fullName',
      'injuredParties[0].injured.tel',
      'injuredParties[0].damageKinds',
      'injuredParties[0].damagedVehicles[0]',
      'injuredParties[0].injured.birthNumber',
      'injuredParties[0].injured.addressChoice',
    ]);
  });

  test('reads things and witnesses row by row', () => {
    expect(rowsOf(caused, 'injuredParty[1]')?.slice(-3, -1)).toMatchObject([
      { path: 'injuredParties[1].damagedThings[0]', value: { description: 'kolo', price: 12_500 } },
      { path: 'injuredParties[1].damagedThings[1]', value: { description: 'helma' } },
    ]);
    expect(namesOf(caused, 'event')?.slice(-2)).toEqual(['witnesses[0]', 'witnesses[1]']);
  });

  test('tells of a row what was answered, in the order it was asked', () => {
    const [thing, helmet] = rowsOf(caused, 'injuredParty[1]')?.slice(-3, -1) ?? [];
    expect([thing, helmet].map((row) => row?.parts.map(({ path, value }) => [path, value]))).toEqual([
      [
        ['injuredParties[1].damagedThings[0].description', 'kolo'],
        ['injuredParties[1].damagedThings[0].price', 12_500],
      ],
      [['injuredParties[1].damagedThings[1].description', 'helma']],
    ]);
  });

  test('asks no company id of one who is self-employed', () => {
    expect(namesOf(caused, 'injuredParty[1]')).not.toContain(
      'injuredParties[1].injured.identificationNumber',
    );
  });
});

test('the injured who reports is asked for instead of the insured', () => {
  const suffered: ClaimDetail = { ...accident, eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' };
  expect(namesOf(suffered, 'person')).toEqual([
    'injured.personKind',
    'injured.email',
    'injured.tel',
    'injured.addressChoice',
  ]);
});

test('check-your-answers says the repair of glass in the words it was chosen by', () => {
  const repair: ClaimDetail = { repairHandling: 'VEHICLE_FIXED' };
  const glass: ClaimDetail = { ...repair, eventKinds: ['HAVSKLA'], riskFlow: 'HAV', vehicleRouting: 'GLASS' };
  const told = (claim: ClaimDetail, page: string) =>
    rowsOf(claim, page)?.find(({ path }) => path === 'repairHandling');
  expect([told(glass, 'glassRepair'), told({ ...accident, ...repair }, 'damageExtent')]).toMatchObject([
    { path: 'repairHandling', value: 'VEHICLE_FIXED', choices: 'glassHandling' },
    { path: 'repairHandling', value: 'VEHICLE_FIXED', choices: undefined },
  ]);
});

test('an account that only has a holder is no account yet', () => {
  const another: ClaimDetail = {
    ...accident,
    bankContactType: 'ENTERED_ANOTHER',
    userEnteredAnotherBankContact: { holder: 'Eva Malá' },
  };
  expect(rowsOf(another, 'bankData')?.map(({ path, value }) => [path, value])).toEqual([
    ['bankContactType', 'ENTERED_ANOTHER'],
    ['userEnteredAnotherBankContact.holder', 'Eva Malá'],
    ['userEnteredAnotherBankContact', undefined],
  ]);
});

test.each<[string, ClaimDetail, readonly string[]]>([
  [
    'of another one in a collision',
    { riskFlow: 'HAV', vehicleFound: true, damageCause: '100' },
    ['registrationNo', 'insurer'],
  ],
  ['of nobody where an obstacle was hit', { riskFlow: 'HAV', vehicleFound: true, damageCause: '110' }, []],
  [
    'of the culprit whose vehicle was not found',
    { riskFlow: 'POVPOS', vehicleFound: false },
    ['registrationNo', 'insurer'],
  ],
  ['of the culprit whose vehicle was found', { riskFlow: 'POVPOS', vehicleFound: true }, []],
])('plate and insurer %s', (_, claim, asked) => {
  const kinds: ClaimDetail['eventKinds'] = claim.riskFlow === 'HAV' ? ['HAVNEHODA'] : ['POVPOS_THING'];
  const page = claim.riskFlow === 'HAV' ? 'circumstances' : 'event';
  const names = namesOf({ ...claim, eventKinds: kinds }, page) ?? [];
  expect(['registrationNo', 'insurer'].filter((name) => names.includes(`otherParty.${name}`))).toEqual(asked);
});
