import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { UniEvent } from '#machines/claim/codes/uniflow.ts';
import type { UniKind } from '#machines/claim/enums.ts';
import { reporterOf } from '#test/browser/answers/role.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';

/** The first page, entered at the tile of a kind of insurance. */
export const begin = (uniKind: UniKind): AnsweredPage => ({
  code: 'index',
  adds: { claimType: 'uniflow', uniKind, kindByLink: true, riskFlow: 'UNIFLOW' },
});

export const chooseEvent = (uniEvent: UniEvent): AnsweredPage => ({
  code: 'chooseEvent',
  answer: ({ fields }) => fields.lead('uniEvent', uniEvent),
  leads: true,
  adds: { uniEvent },
});

export const reporter = reporterOf('INSURED');

interface Known {
  readonly policyNumber: string;
  readonly days: number;
  /** The field whose words the day is asked in. */
  readonly day?: string;
  /** What the register tells about the policy. */
  readonly found: ClaimDetail;
}

/** A policy of the register that covers what happened that many days ago. */
export const knownPolicy = ({ policyNumber, days, day, found }: Known): AnsweredPage => ({
  code: 'policy',
  answer: async ({ fields }) => {
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', daysAgo(days).typed, day);
  },
  adds: {
    contractKnown: 'YES',
    policyNumber,
    incidentDate: daysAgo(days).iso,
    policyNumberValid: true,
    dummyPolicy: false,
    policyCountry: 'CZ',
    incidentDateDoesntMatch: false,
    ...found,
  },
});

/** What is told of an insured who reports: their name is known from the contact. */
export const insuredWhoReports: ClaimDetail = {
  insured: { personKind: 'NATURAL', fullName: 'Jana Nováková' },
  policyAccount: true,
};
