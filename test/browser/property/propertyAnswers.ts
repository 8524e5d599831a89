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
export const knownPolicy = (policyNumber: string, days: number, found: ClaimDetail): AnsweredPage => ({
  code: 'policy',
  answer: async ({ fields }) => {
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', daysAgo(days).typed);
  },
  adds: {
    contractKnown: 'YES',
    policyNumber,
    // Nobody else insures it, which is taken for granted.
    otherInsurance: 'NO',
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
  told: Required<Pick<ClaimDetail, 'propertyKind' | 'occupancy'>>,
): AnsweredPage => ({
  code: 'propertyAddress',
  answer: async ({ fields }) => {
    await typeHome(fields, 'insuredAddress');
    await fields.choose('propertyKind', told.propertyKind ?? '');
    await fields.choose('occupancy', told.occupancy ?? '');
  },
  confirms: ['confirmPropertyAddress'],
  adds: { insuredAddress: home, ...told },
});

/** What a policy tells of its home, which nobody is asked then. */
export const homeOnPolicy = (
  propertyKind: NonNullable<ClaimDetail['propertyKind']>,
  occupancy: NonNullable<ClaimDetail['occupancy']>,
  maskedAddress: string,
): ClaimDetail => ({ propertyKind, occupancy, policyHome: { propertyKind, occupancy, maskedAddress } });

export { ending };
