import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { summarySteps } from '../../src/pages/shared/summarySteps.ts';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  vehicleFound: true,
};

const pagesOf = (claim: ClaimDetail) =>
  summarySteps(carDraft, claim).flatMap(({ pages }) => pages.map(({ page }) => page.code));

const rowsOf = (claim: ClaimDetail, code: string) =>
  summarySteps(carDraft, claim)
    .flatMap(({ pages }) => pages)
    .find(({ page }) => page.code === code)?.rows;

const namesOf = (claim: ClaimDetail, code: string) => rowsOf(claim, code)?.map(({ name }) => name);

describe('check-your-answers of an accident', () => {
  test('lists the pages walked that asked something, by step', () => {
    expect(
      summarySteps(carDraft, accident).map(({ step, pages }) => [step, pages.map(({ page }) => page.code)]),
    ).toEqual([
      ['role', ['chooseEvent', 'chooseReporter']],
      ['fillInfo', ['reporter', 'vehicle', 'person']],
      ['bank', ['bankData']],
      ['event', ['event', 'accident', 'otherParty', 'damagedParts', 'inspection']],
    ]);
  });

  test('lists the vehicle told by hand where the search found none', () => {
    expect(pagesOf({ ...accident, vehicleFound: false })).toContain('vehicleData');
    expect(namesOf({ ...accident, vehicleFound: false }, 'vehicle')).toEqual([
      'contactSearch',
      'incidentDate',
    ]);
  });

  test('shows what the search found beside what it was searched by', () => {
    expect(namesOf(accident, 'vehicle')).toEqual([
      'contactSearch',
      'incidentDate',
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
    expect(rowsOf(claim, 'event')?.slice(-2)).toEqual([
      { name: 'policeStation', value: 'Brno-střed' },
      { name: 'policeFileNo', value: undefined },
    ]);
  });

  test('leaves out what was never asked', () => {
    expect(namesOf({ ...accident, policeInvestigation: 'NO' }, 'event')).not.toContain('policeFileNo');
    expect(namesOf({ ...accident, countryScope: 'CZECH' }, 'event')).not.toContain('country');
    expect(namesOf({ ...accident, bankContactType: 'NONE' }, 'bankData')).toEqual(['bankContactType']);
  });

  test('asks a repair shop for its company and the insured for none', () => {
    expect(namesOf({ ...accident, reporterRole: 'SERVICE' }, 'reporter')).toContain('reporter.companyName');
    expect(namesOf(accident, 'reporter')).toEqual(['reporter.fullName', 'reporter.email', 'reporter.tel']);
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
      'injuredParty1',
      'injuredParty2',
    ]);
    expect(namesOf(caused, 'injuredParty1')).toEqual([
      'injuredParties[0].injured.personKind',
      'injuredParties[0].injured.fullName',
      'injuredParties[0].injured.birthNumber',
      'injuredParties[0].injured.email',
      'injuredParties[0].injured.tel',
      'injuredParties[0].injured.addressChoice',
      'injuredParties[0].damageKinds',
      'injuredParties[0].damagedVehicles[0]',
    ]);
  });

  test('reads things and witnesses row by row', () => {
    expect(rowsOf(caused, 'injuredParty2')?.slice(-2)).toEqual([
      { name: 'injuredParties[1].damagedThings[0]', value: { description: 'kolo', price: 12_500 } },
      { name: 'injuredParties[1].damagedThings[1]', value: { description: 'helma' } },
    ]);
    expect(namesOf(caused, 'otherParty')).toEqual(['witnesses[0]', 'witnesses[1]']);
  });

  test('asks no company id of one who is self-employed', () => {
    expect(namesOf(caused, 'injuredParty2')).not.toContain('injuredParties[1].injured.identificationNumber');
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
  const told = (claim: ClaimDetail) =>
    rowsOf(claim, 'inspection')?.find(({ name }) => name === 'repairHandling');
  expect([told(glass), told({ ...accident, ...repair })]).toEqual([
    { name: 'repairHandling', value: 'VEHICLE_FIXED', words: 'glassHandling' },
    { name: 'repairHandling', value: 'VEHICLE_FIXED' },
  ]);
});
