import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { summarySteps } from '../../src/pages/shared/summarySteps.ts';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
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
      ['event', ['event', 'accident', 'damagedParts', 'inspection']],
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
