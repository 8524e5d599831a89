import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { PropertyEvent } from '#machines/claim/codes/property.ts';
import { home, typeHome } from '#test/browser/answers/address.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { index, reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';

/** The first page of a property claim. */
export const begin: AnsweredPage = { ...index, adds: { claimType: 'property' } };

/** What happened. */
export const chooseEvent = (propertyEvent: PropertyEvent): AnsweredPage => ({
  code: 'chooseEvent',
  answer: ({ fields }) => fields.choose('propertyEvent', propertyEvent),
  adds: { propertyEvent },
});

/** The insured, who is taken to report. */
export const insuredReporter: AnsweredPage = {
  ...reporter,
  adds: { reporterRole: 'INSURED', ...reporter.adds },
};

/** A policy of the register that insures the home on the day, and the insured who reports. */
export const knownPolicy = (
  policyNumber: string,
  days: number,
  found: Pick<ClaimDetail, 'hasMax3yearsOldPolicy'>,
): AnsweredPage => ({
  code: 'policy',
  answer: async ({ fields }) => {
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', daysAgo(days).typed);
  },
  adds: {
    contractKnown: 'YES',
    policyNumber,
    incidentDate: daysAgo(days).iso,
    policyNumberValid: true,
    dummyPolicy: false,
    policyType: 'PROPERTY',
    productBranch: 'NONLIFE',
    policyCountry: 'CZ',
    incidentDateDoesntMatch: false,
    insured: { personKind: 'NATURAL', fullName: 'Jana Nováková' },
    policyAccount: true,
    ...found,
  },
});

/** Where it is, typed and not picked on the map, so that it is confirmed. */
export const propertyAddress = (
  told: Required<Pick<ClaimDetail, 'propertyKind' | 'occupancy' | 'happenedHere'>>,
): AnsweredPage => ({
  code: 'propertyAddress',
  answer: async (report) => {
    const { fields } = report;
    await typeHome(fields, 'insuredAddress');
    await fields.choose('propertyKind', told.propertyKind ?? '');
    await fields.choose('occupancy', told.occupancy ?? '');
    // Taken for granted, but for things that are stolen.
    if ((await report.page.locator('[data-folded=happenedHere]').count()) === 0)
      await fields.answerYesNo('happenedHere', told.happenedHere ?? 'YES');
  },
  confirms: ['confirmPropertyAddress'],
  adds: { insuredAddress: home, ...told },
});

/** The account of the policy is what the insured who reports is offered at once. */
export const accountOfPolicy: AnsweredPage = { code: 'bankData', adds: { bankContactType: 'POLICY' } };

/** Nobody else insures it. */
export const noOtherInsurance: AnsweredPage = {
  code: 'otherRights',
  answer: ({ fields }) => fields.answerYesNo('otherInsurance', 'NO'),
  adds: { otherInsurance: 'NO' },
};

export { ending };
