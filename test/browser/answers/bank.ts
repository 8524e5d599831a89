import type { BankContactType } from '#machines/claim/enums.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import type { Report } from '#test/browser/report.ts';

/** The account known from the policy is what the insured who reports is offered at once. */
const unfold = async (report: Report): Promise<void> => {
  if ((await report.page.locator('[data-folded=bankContactType]').count()) > 0)
    await report.unfold('bankContactType');
};

const choose = async (report: Report, type: BankContactType): Promise<void> => {
  await unfold(report);
  await report.fields.choose('bankContactType', type);
};

/** The account known from the policy: the insured who reports is not asked. */
export const accountOfPolicy: AnsweredPage = {
  code: 'bankData',
  isSkipped: true,
  adds: { bankContactType: 'POLICY' },
};

export const enteredAccount: AnsweredPage = {
  code: 'bankData',
  answer: async (report) => {
    const { fields } = report;
    await choose(report, 'ENTERED');
    await fields.type('accountPrefix', '19', 'bankContact.accountPrefix');
    await fields.type('accountNumber', '2000 145 399', 'bankContact.accountNumber');
    await fields.type('bankCode', '0800', 'bankContact.bankCode');
  },
  adds: {
    bankContactType: 'ENTERED',
    userEnteredBankContact: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
  },
};

/** An account abroad, which few people look for. */
export const foreignAccount: AnsweredPage = {
  code: 'bankData',
  answer: async (report) => {
    const { page, say, fields } = report;
    await unfold(report);
    await page.getByText(say('common:moreChoices'), { exact: true }).click();
    await fields.choose('bankContactType', 'FOREIGN');
    await fields.type('bankContact.iban', 'sk31 1200 0000 1987 4263 7541');
  },
  adds: { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban: 'SK3112000000198742637541' } },
};

/** The account is told later. */
export const accountLater: AnsweredPage = {
  code: 'bankData',
  answer: (report) => choose(report, 'FUTURE_ACCOUNT'),
  confirms: ['confirmBankAccount'],
  adds: { bankContactType: 'FUTURE_ACCOUNT' },
};

/** After a death each who claims tells their account: nobody is asked before. */
export const accountOfClaimants: AnsweredPage = {
  code: 'bankData',
  isSkipped: true,
  adds: { bankContactType: 'FUTURE_ACCOUNT' },
};

export const noAccount: AnsweredPage = {
  code: 'bankData',
  answer: (report) => choose(report, 'NONE'),
  confirms: ['confirmEmptyBankAccount'],
  adds: { bankContactType: 'NONE' },
};
