import type { SummaryAnswer } from '#machines/flow/summary.ts';
import type { Path } from '#machines/claim/path.ts';
import type { Page, SummaryPage } from './claimFlow.ts';

/** An answer that a report stands or falls with, and the page it was given on. */
export interface KeyAnswer {
  readonly page: Page;
  readonly answer: SummaryAnswer;
}

/** What must be right: when it happened, to what or whom, where the money goes, and how the reporter is reached. */
const keys: readonly (readonly Path[])[] = [
  ['incidentDate', 'deathDate', 'injuryDate'],
  ['registrationNo', 'contactSearch', 'policyNumber', 'insured.fullName', 'injured.fullName'],
  [
    'maskedAccount',
    'userEnteredBankContact',
    'userEnteredAnotherBankContact',
    'bankContact.iban',
    'bankContact',
    'bankContactType',
  ],
  ['reporter.tel', 'reporter.email'],
];

/** The few answers of a summary that are worth a second look before sending, of each kind the first that was given. */
export const keyAnswers = (summary: readonly SummaryPage[]): readonly KeyAnswer[] => {
  const given = summary.flatMap(({ page, rows }) => rows.map((answer) => ({ page, answer })));
  return keys.flatMap((paths) => {
    const found = paths.flatMap((path) => given.find(({ answer }) => answer.path === path) ?? []);
    return found.find(({ answer }) => answer.value !== undefined) ?? [];
  });
};
