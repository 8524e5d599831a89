import { expect, test } from 'vitest';
import { clearedByFound, clearedLines, followingLines } from '#machines/analysis/description/consequences.ts';
import { clearsOf, followingOf } from '#machines/analysis/catalogue.ts';
import { getPage } from '#machines/flow/compile.ts';
import { flows } from '#machines/flows/index.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';

test('a page of a flow says which answers fall when one of its own is changed', () => {
  expect(clearedLines(getPage(lifeDraft, 'chooseEvent'))).toEqual([
    'ocrAllowed, claimEventType, incidentDate, searchBy, claimants with appliedRiskId',
  ]);
});

test('a flow says what follows from its answers, by which rule, and what becomes of it where none holds', () => {
  expect(followingLines(lifeDraft)).toEqual([
    'dummyPolicy is false when contractKnown is YES and not (policyNumberValid is false), or is true when contractKnown in YES, NO, UNKNOWN, or is true when culpritUnknown is true, else stays',
    'insured.fullName as reporter.fullName when insuredKnown is true or insuredOnPolicy is true, else falls',
    'propertyKind as policyHome.propertyKind when homeOnPolicy is true, else falls',
    'occupancy as policyHome.occupancy when homeOnPolicy is true, else falls',
    'insured.personKind of policyNumberValid',
    'contactConsent is true when keepContact is YES, or is false when keepContact in YES, NO, UNKNOWN, else falls',
    'vehicleRefused is gone when vehicleFound is true, else stays',
    'bankContact.type as bankContactType when bankContactType in FOREIGN, REPAIR_SHOP_COMPANY, else stays',
    'bankContact is gone when bankContactType in POLICY, ENTERED, ENTERED_ANOTHER, NONE, FUTURE_ACCOUNT, else stays',
    'injuryDate, hospitalizations[0].dateFrom, dateFrom, diagnosisDate, disabilityDate, dependencyFrom, deathDate, cycleDate, employmentEnd of incidentDate, appliedRiskId, claimEventType',
    'ageGroup of insured.birthNumber, insured.birthDate, incidentDate',
    'hospitalizationCount of hospitalizations',
    'bodyParts, limbSide of bodyAreas',
  ]);
});

test('whatever falls with an answer is described in some flow', () => {
  const described = new Set(
    flows.flatMap((flow) =>
      [...flow.pages.flatMap(clearedLines), ...clearedByFound(flow)].map(
        (line) => line.split(' with ')[1] ?? '',
      ),
    ),
  );
  expect(Object.keys(clearsOf(lifeDraft.subject)).filter((answer) => !described.has(answer))).toEqual([]);
});

test('whatever follows from answers is described in some flow', () => {
  expect([...new Set(flows.flatMap(followingLines))]).toHaveLength(followingOf(lifeDraft.subject).length);
});
