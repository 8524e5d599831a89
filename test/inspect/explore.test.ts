import { describe, expect, test } from 'vitest';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { lifeDraft } from '../../machines/flows/life/draft.ts';
import type { Conditions } from '../../src/inspect/explore/conditions.ts';
import { dependents } from '../../src/inspect/explore/dependents.ts';
import { pageDocuments } from '../../src/inspect/explore/pageDocuments.ts';
import { pageRules } from '../../src/inspect/explore/pageRules.ts';
import { isFoundBy } from '../../src/inspect/chart/isFoundBy.ts';
import { fieldWords } from '../../src/inspect/fields/fieldWords.ts';
import { pageFields } from '../../src/inspect/fields/pageFields.ts';

const plain = (when: readonly Conditions[]) => when.map((conditions) => Object.fromEntries(conditions));

const rulesAt = (flow: Flow, page: string, field: string) =>
  pageRules(getPage(flow, page))
    .filter(({ name }) => name === field)
    .map(({ severity, key, when }) => ({ severity, key, when: plain(when) }));

describe('what the checks of a page find is found by trying', () => {
  test('an answer that another answer asks for', () => {
    expect(rulesAt(carDraft, 'event', 'policeStation')).toEqual([
      { severity: 'required', key: 'required', when: [{ policeInvestigation: ['YES'] }] },
    ]);
  });

  test('an answer that one of another page asks for', () => {
    expect(rulesAt(carDraft, 'reporter', 'reporter.companyName')).toEqual([
      { severity: 'required', key: 'required', when: [{ reporterRole: ['SERVICE', 'BROKER'] }] },
    ]);
  });

  test('what several answers together ask for, also in a row', () => {
    expect(rulesAt(carDraft, 'injuredParty1', 'injuredParties[0].damagedVehicles[0].engineNumber')).toEqual([
      {
        severity: 'required',
        key: 'required',
        when: [
          {
            'injuredParties[0].damageKinds': ['VEHICLE'],
            'injuredParties[0].damagedVehicles[0].vehicleKind': ['MACHINE'],
          },
        ],
      },
    ]);
  });

  test('two days in the wrong order', () => {
    expect(rulesAt(lifeDraft, 'injuryTreatment', 'treatmentTo')).toEqual([
      { severity: 'required', key: 'required', when: [{ treatmentEnded: ['YES'] }] },
      { severity: 'error', key: 'dateOrder', when: [{ firstTreatmentDate: ['filled'] }] },
    ]);
  });

  test('what goes to a specialist', () => {
    expect(rulesAt(carDraft, 'accident', 'alcohol')).toEqual([
      { severity: 'underwriting', key: 'underwritingReview', when: [{ alcohol: ['YES'] }] },
    ]);
  });
});

test('documents are told on the page whose answers decide about them', () => {
  const reports = pageDocuments(lifeDraft, getPage(lifeDraft, 'permanentFace')).map((one) => ({
    ...one,
    when: plain(one.when),
  }));
  expect(reports.find(({ isRequired }) => isRequired)).toEqual({
    code: 'SCAR_PHOTO',
    isRequired: true,
    when: [{ appliedRiskId: ['TN'], faceImpacts: ['SCAR'] }],
  });
});

test('what falls with an answer is told with the answers that let it fall', () => {
  const told = dependents()
    .filter(({ falls }) => falls === 'policeStation')
    .map(({ changed, when }) => ({ changed, when: when && plain(when) }));
  expect(told).toEqual([
    { changed: 'policeInvestigation', when: [{ policeInvestigation: ['NO', 'UNKNOWN'] }] },
  ]);
});

describe('the fields of a page', () => {
  const fieldAt = (flow: Flow, page: string, name: string) =>
    pageFields(flow, getPage(flow, page)).asked.find((field) => field.name === name);

  test('are told with those inside of groups and of rows', () => {
    const price = fieldAt(carDraft, 'injuredParty1', 'injuredParties[].damagedThings[].price');
    expect({ kind: price?.kind, isRequired: price?.isRequired }).toEqual({
      kind: 'number',
      isRequired: 'never',
    });
  });

  test('know what brings them onto the page', () => {
    expect(fieldAt(carDraft, 'event', 'policeStation')?.asked).toEqual([
      { riskFlow: undefined, condition: { policeInvestigation: ['YES'] } },
    ]);
  });

  test('let their page be searched by', () => {
    const names = fieldWords(carDraft, getPage(carDraft, 'vehicle'), 'cs');
    expect(isFoundBy(names, 'incidentdate')).toBe(true);
    expect(isFoundBy(names, 'bankContact')).toBe(false);
  });

  test('know whether they are asked by themselves or with their group', () => {
    const parts = ['repairShop.id', 'repairShop.contractual', 'repairShop.atHome'].map(
      (name) => fieldAt(carDraft, 'repairShop', name)?.isPart,
    );
    expect(parts).toEqual([true, true, false]);
  });

  test('know their own checks by severity', () => {
    const rules = fieldAt(carDraft, 'vehicle', 'incidentDate')?.rules ?? [];
    expect(rules.map(({ severity, key }) => `${severity} ${key}`)).toEqual([
      'required required',
      'error dateFormat',
      'error dateFuture',
      'error dateNotBefore',
      'warning dateOld',
    ]);
  });

  test('are told apart from what a page keeps and does not ask for', () => {
    const { asked, kept } = pageFields(carDraft, getPage(carDraft, 'person'));
    expect(kept).toContain('insured.gender');
    expect(asked.map(({ name }) => name)).not.toContain('insured.gender');
  });
});
