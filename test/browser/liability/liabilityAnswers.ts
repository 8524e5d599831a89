import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Harmed } from '#machines/claim/codes/liability.ts';
import { event } from '#test/browser/answers/event.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import { expect } from '#test/browser/support/reportTest.ts';

export const begin: AnsweredPage = { code: 'index', adds: { claimType: 'liability' } };

export const causedToSomebody: AnsweredPage = {
  code: 'chooseEvent',
  answer: ({ fields }) => fields.choose('riskFlow', 'ODPPOJ'),
  adds: { riskFlow: 'ODPPOJ' },
};

export const atWork = (harmed: Harmed): AnsweredPage => ({
  code: 'chooseEvent',
  answer: async ({ fields }) => {
    await fields.choose('riskFlow', 'ODPPRAC');
    await fields.choose('harmed', harmed);
  },
  adds: { riskFlow: 'ODPPRAC', harmed },
});

/** At work nobody knows beforehand who reports, so it is asked; `words` has what the roles are called there. */
export const insuredAtWork = (words: string): AnsweredPage => ({
  ...reporter,
  answer: async (report) => {
    await report.fields.choose('reporterRole', 'INSURED', words);
    await reporter.answer?.(report);
  },
  adds: { reporterRole: 'INSURED', ...reporter.adds },
});

/** The policy by its number, valid on the day, and what else is found with it. */
export const knownPolicy = (policyNumber: string, days: number, found: ClaimDetail): AnsweredPage => ({
  code: 'policy',
  answer: async ({ fields }) => {
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', daysAgo(days).typed);
  },
  adds: {
    // A line says so.
    settledWithInjured: 'NOTHING',
    contractKnown: 'YES',
    policyNumber,
    incidentDate: daysAgo(days).iso,
    policyNumberValid: true,
    dummyPolicy: false,
    policyType: 'LIABILITY',
    productBranch: 'NONLIFE',
    policyCountry: 'CZ',
    hasMax3yearsOldPolicy: false,
    incidentDateDoesntMatch: false,
    ...found,
  },
});

/** The insured who reports is known by the policy, and so is whether it has an account. */
export const insuredFound: ClaimDetail = {
  insured: { personKind: 'NATURAL', fullName: 'Jana Nováková' },
  policyAccount: true,
};

/** Where the register of companies says that the employer has its seat. */
export const seat = {
  countryCode: 'CZ',
  streetWithNumbers: 'Na Pankráci 14',
  zipCode: '14000',
  city: 'Praha 4',
};

/** What happened: a line says that nobody called the police. */
export const eventUnpoliced = (
  told: Pick<Parameters<typeof event>[0], 'cause' | 'story' | 'isCauseAsked'>,
): AnsweredPage => {
  const page = event({ ...told, isPoliceAsked: false });
  return { ...page, adds: { ...page.adds, policeInvestigation: 'NO' } };
};

/** The same at work, where nobody is asked for the cause. */
export const eventAtWork = (story: string): AnsweredPage =>
  eventUnpoliced({ cause: '571', isCauseAsked: false, story });

/** The employer by their number, the rest is told by the register; on a page of its own or below the employee. */
export const atEmployer = (employee: AnsweredPage = { code: 'employer', adds: {} }): AnsweredPage => ({
  ...employee,
  answer: async (report) => {
    const { fields, page } = report;
    await fields.type('employerParty.identificationNumber', '990 00 016');
    await expect(page.locator('[data-folded="employerParty.address"]')).toContainText('Na Pankráci 14');
    await employee.answer?.(report);
  },
  adds: {
    ...employee.adds,
    employerParty: {
      companyName: 'Zkušební doprava s.r.o.',
      identificationNumber: '99000016',
      address: seat,
    },
  },
});
