import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { summaryOf, type SummaryAnswer } from '#machines/flow/summary.ts';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  vehicleFound: true,
};

const rowsOn = (code: string, claim: ClaimDetail, flow: typeof carDraft | typeof lifeDraft = carDraft) =>
  summaryOf(flow, claim).find(({ page }) => page.code === code)?.rows ?? [];
const told = ({ path, value }: SummaryAnswer) => [path, value];

describe('what a claim tells', () => {
  test('stands page by page as it was asked, without the page that sends and those that ask nothing', () => {
    expect(summaryOf(carDraft, accident).map(({ page }) => page.code)).toEqual([
      'chooseEvent',
      'reporter',
      'vehicle',
      'person',
      'bankData',
      'event',
      'circumstances',
      'damagedParts',
      'damageExtent',
    ]);
  });

  test('has what a lookup told among what was asked, where it was told', () => {
    const found: ClaimDetail = { ...accident, registrationNo: '1AB2345', vehicleModel: 'Fabia' };
    expect(rowsOn('vehicle', found).map(told)).toEqual([
      ['contactSearch', undefined],
      ['incidentDate', undefined],
      ['registrationNo', '1AB2345'],
      ['vehicleModel', 'Fabia'],
    ]);
    expect(rowsOn('vehicle', { ...accident, vehicleFound: false })).toHaveLength(2);
    expect(
      rowsOn('bankData', { ...accident, bankContactType: 'POLICY', maskedAccount: '•7' }).map(told),
    ).toEqual([
      ['bankContactType', 'POLICY'],
      ['maskedAccount', '•7'],
    ]);
    // Nobody was asked for it, so nobody left it out.
    expect(rowsOn('bankData', { ...accident, bankContactType: 'POLICY' }).map(told)).toEqual([
      ['bankContactType', 'POLICY'],
    ]);
  });

  test('says once what was searched by and is what was found', () => {
    const found: ClaimDetail = { ...accident, contactSearch: '1AB2345', registrationNo: '1AB2345' };
    expect(
      [found, { ...found, contactSearch: '4400000017' }].map((one) => rowsOn('vehicle', one).map(told)),
    ).toEqual([
      [
        ['incidentDate', undefined],
        ['registrationNo', '1AB2345'],
      ],
      [
        ['contactSearch', '4400000017'],
        ['incidentDate', undefined],
        ['registrationNo', '1AB2345'],
      ],
    ]);
  });

  test('does not miss an answer that another one makes needless', () => {
    const pathsFor = (injured: ClaimDetail['injured']) =>
      rowsOn('person', { ...accident, riskFlow: 'POVPOS', eventKinds: ['POVPOS_HEALTH'], injured }).map(
        ({ path }) => path,
      );
    expect([pathsFor({ tel: '777123456' }), pathsFor({})]).toEqual([
      expect.not.arrayContaining(['injured.email']),
      expect.arrayContaining(['injured.email', 'injured.tel']),
    ]);
  });

  test('has no answer that follows by itself, and none that nobody sees', () => {
    const glass: ClaimDetail = { ...accident, eventKinds: ['HAVSKLA'], damageCause: '500' };
    expect(rowsOn('event', glass).map(({ path }) => path)).not.toContain('damageCause');
    const visited: ClaimDetail = {
      ...accident,
      repairHandling: 'VEHICLE_SELF_REPAIRMENT',
      inspectionMethod: 'MOBILE_TECHNICIAN',
      placeId: '42',
    };
    expect(rowsOn('inspection', visited).map(({ path }) => path)).toEqual([
      'inspectionMethod',
      'inspectionPlace',
      'costBasis',
      'contactPerson',
    ]);
  });

  test('reads a list row by row, of each row what was answered', () => {
    const witnesses = [{ fullName: 'Ota Svědek' }, { fullName: 'Iva Svědková', tel: '+420777654321' }];
    const rows = rowsOn('circumstances', { ...accident, witnesses }).slice(-2);
    expect(rows.map(({ path, value, parts }) => [path, value, parts.map(told)])).toEqual([
      ['witnesses[0]', witnesses[0], [['witnesses[0].fullName', 'Ota Svědek']]],
      [
        'witnesses[1]',
        witnesses[1],
        [
          ['witnesses[1].fullName', 'Iva Svědková'],
          ['witnesses[1].tel', '+420777654321'],
        ],
      ],
    ]);
    expect(rowsOn('circumstances', accident).slice(-1).map(told)).toEqual([['witnesses', undefined]]);
  });

  test('goes by the words it was asked in', () => {
    const handling = rowsOn('glassRepair', {
      ...accident,
      eventKinds: ['HAVSKLA'],
      repairHandling: 'VEHICLE_FIXED',
      vehicleRouting: 'GLASS',
    }).find(({ path }) => path === 'repairHandling');
    expect([handling?.words, handling?.choices]).toEqual([undefined, 'glassHandling']);
  });

  test('says nothing for a box that may stay unticked, and misses one that has to be ticked', () => {
    const care: ClaimDetail = {
      claimType: 'life',
      appliedRiskId: 'OCR',
      ageGroup: 'ADULT',
      reporterRole: 'OTHER',
    };
    const boxesOf = (claim: ClaimDetail) =>
      summaryOf(lifeDraft, { ...claim, policyNumberValid: true, ocrAllowed: true })
        .flatMap(({ rows }) => rows)
        .map(told)
        .filter(([path]) => path === 'ongoing' || path === 'insuredKnows');
    expect(boxesOf(care)).toEqual([['insuredKnows', undefined]]);
    expect(boxesOf({ ...care, ongoing: true, insuredKnows: true })).toEqual([
      ['insuredKnows', true],
      ['ongoing', true],
    ]);
  });

  test.each<[string, ClaimDetail]>([
    ['policeFileNo', { policeInvestigation: 'YES', policeFileNo: '' }],
    [
      'userEnteredAnotherBankContact',
      {
        bankContactType: 'ENTERED_ANOTHER',
        userEnteredAnotherBankContact: { holder: 'Eva Malá' },
      },
    ],
    ['insured.address', { insured: { addressChoice: 'CZECH', address: {} } }],
  ])('takes %s for left out where nothing stands in it', (path, answers) => {
    const row = summaryOf(carDraft, { ...accident, ...answers })
      .flatMap(({ rows }) => rows)
      .find((one) => one.path === path);
    expect(row && told(row)).toEqual([path, undefined]);
  });

  test('has of several codes those that were offered: registering adds others', () => {
    const suffered: ClaimDetail = {
      ...accident,
      eventKinds: ['POVPOS_VEHICLE'],
      riskFlow: 'POVPOS',
      injuredParties: [{ damageKinds: ['VEHICLE', 'LOSS'], damagedVehicles: [{ vehicleKind: 'VEHICLE' }] }],
    };
    const rows = rowsOn('sufferedDamage', suffered);
    expect(rows.filter(({ path }) => path.endsWith('damageKinds')).map(told)).toEqual([
      ['injuredParties[0].damageKinds', ['LOSS']],
    ]);
  });
});
