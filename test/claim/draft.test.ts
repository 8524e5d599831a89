import { describe, expect, test } from 'vitest';
import { checkDraft } from '#machines/claim/draft.ts';

describe('a draft is saved', () => {
  test('with nothing in it', () => {
    expect(checkDraft({})).toEqual({ ok: true, value: {}, issues: [] });
  });

  test('half answered, in normal form, without what a claim does not have', () => {
    const half = {
      reporter: { email: 'not yet', tel: '777 123 456' },
      eventKinds: [],
      injuredParties: [{ damagedThings: [{}] }, {}],
      incidentDescription: '',
      incidentDate: '2199-01-01',
      vin: 'tmb',
      country: undefined,
      owner: 'nobody',
    };
    expect(checkDraft(half)).toEqual({
      ok: true,
      value: {
        reporter: { email: 'not yet', tel: '777123456' },
        eventKinds: [],
        injuredParties: [{ damagedThings: [{}] }, {}],
        incidentDescription: '',
        incidentDate: '2199-01-01',
        vin: 'TMB',
      },
      issues: [],
    });
  });
});

describe('a draft is refused', () => {
  test.each([
    ['that is no object', 'claim', { key: 'suggestion', name: '' }],
    ['that is nothing', null, { key: 'suggestion', name: '' }],
    ['with a text for a list', { formSteps: 'index' }, { key: 'suggestion', name: 'formSteps' }],
    ['with a number for a text', { moreInfo: 5 }, { key: 'string', name: 'moreInfo' }],
    ['with a text for a number', { manufactureYear: '2020' }, { key: 'number', name: 'manufactureYear' }],
    ['with null for an answer', { vin: null }, { key: 'string', name: 'vin' }],
    [
      'with a role nobody has',
      { reporterRole: 'ROLE_NOT_SELECTED' },
      { key: 'suggestion', name: 'reporterRole' },
    ],
    ['with a day that is none', { incidentDate: '2026-02-30' }, { key: 'dateFormat', name: 'incidentDate' }],
    ['with a VIN too long', { vin: 'A'.repeat(18) }, { key: 'maxLength', values: { max: 17 }, name: 'vin' }],
    [
      'with too long a text',
      { moreInfo: 'a'.repeat(2001) },
      { key: 'maxLength', values: { max: 2000 }, name: 'moreInfo' },
    ],
    [
      'with two vehicles of one party',
      { injuredParties: [{ damagedVehicles: [{}, {}] }] },
      { key: 'maxItems', values: { max: 1 }, name: 'injuredParties[0].damagedVehicles' },
    ],
    [
      'with eleven parties',
      { injuredParties: Array.from({ length: 11 }, () => ({})) },
      { key: 'maxItems', values: { max: 10 }, name: 'injuredParties' },
    ],
    [
      'with a negative price',
      { stolenThings: [{ price: -1 }] },
      { key: 'min', values: { min: 0 }, name: 'stolenThings[0].price' },
    ],
    [
      'with a consent taken back',
      { truthfulness: false },
      { severity: 'required', key: 'required', name: 'truthfulness' },
    ],
  ])('%s', (_what, input, issue) => {
    expect(checkDraft(input)).toEqual({
      ok: false,
      value: undefined,
      issues: [{ severity: 'error', ...issue }],
    });
  });
});
