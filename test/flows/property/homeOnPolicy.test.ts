import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { propertyWay } from './usualAnswers.ts';

const policyHome = { propertyKind: 'HOUSE', occupancy: 'OWNER', maskedAddress: 'D•••, Zlín' } as const;
const found = {
  searchPolicy: {
    policyNumberValid: true,
    dummyPolicy: false,
    policyCountry: 'CZ',
    insured: { personKind: 'NATURAL' },
    policyHome,
  },
} as const;
const wayOf = (answers: Readonly<Record<string, Answers>> = {}) =>
  propertyWay({ chooseEvent: { propertyEvent: 'GLASS' }, event: { causedByOther: 'NO' }, ...answers }, found);

describe('a policy that tells its home', () => {
  test('leaves no page about it, and its kind and who lives there follow', () => {
    const { pages, claim } = wayOf();
    expect(pages.split(' ').slice(3, 5)).toEqual(['policy', 'event']);
    expect([claim.propertyKind, claim.occupancy, claim.insuredAddress]).toEqual([
      'HOUSE',
      'OWNER',
      undefined,
    ]);
  });

  test('is read back with the policy', () => {
    const rows = summaryOf(propertyDraft, wayOf().claim).find(({ page }) => page.code === 'policy')?.rows;
    expect(rows?.slice(-3).map(({ path, value }) => [path, value])).toEqual([
      ['policyHome.maskedAddress', 'D•••, Zlín'],
      ['propertyKind', 'HOUSE'],
      ['occupancy', 'OWNER'],
    ]);
  });

  test('is not that of somebody who reports for another', () => {
    const { pages } = wayOf({
      reporter: {
        reporterRole: 'OTHER',
        reporter: { fullName: 'Eva Malá', email: 'eva@example.cz', tel: '777123456' },
      },
    });
    expect(pages).toContain('policy propertyAddress person');
  });

  test('where it happened to another home what followed of it falls, and the reporter is asked', () => {
    const { claim: before } = wayOf();
    const { claim } = applyDependents(before, { ...before, homeIsOther: true }, defaultConfiguration);
    expect([claim.propertyKind, claim.occupancy]).toEqual([undefined, undefined]);
  });

  test('does not count against an address that the reporter told before', () => {
    const told: ClaimDetail = {
      ...wayOf().claim,
      insuredAddress: { city: 'Brno' },
      propertyKind: 'FLAT',
      occupancy: 'TENANT',
    };
    const { claim } = applyDependents(told, told, defaultConfiguration);
    expect([claim.propertyKind, claim.occupancy]).toEqual(['FLAT', 'TENANT']);
  });
});

describe('the place of an inspection', () => {
  const visited = { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: undefined };
  test('is the home of the policy, which nobody asks for', () => {
    const way = propertyWay(
      { chooseEvent: { propertyEvent: 'GLASS' }, event: { causedByOther: 'NO' }, inspection: visited },
      { ...found, selfInspection: { selfInspectionAuthorized: false } },
    );
    expect(way.pages).toContain('inspection documents');
  });
});
