import type { AnsweredPage } from '../journeys/journey.ts';

/** The account known from the policy. */
export const accountOfPolicy: AnsweredPage = {
  code: 'bankData',
  answer: ({ fields }) => fields.choose('bankContactType', 'POLICY'),
  kept: { bankContactType: 'POLICY' },
};

export const enteredAccount: AnsweredPage = {
  code: 'bankData',
  answer: async ({ fields }) => {
    await fields.choose('bankContactType', 'ENTERED');
    await fields.type('accountPrefix', '19', 'bankContact.accountPrefix');
    await fields.type('accountNumber', '2000 145 399', 'bankContact.accountNumber');
    await fields.type('bankCode', '0800', 'bankContact.bankCode');
  },
  kept: {
    bankContactType: 'ENTERED',
    userEnteredBankContact: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
  },
};

/** An account abroad, which few people look for. */
export const foreignAccount: AnsweredPage = {
  code: 'bankData',
  answer: async ({ page, say, fields }) => {
    await page.getByText(say('common:moreChoices'), { exact: true }).click();
    await fields.choose('bankContactType', 'FOREIGN');
    await fields.type('bankContact.iban', 'sk31 1200 0000 1987 4263 7541');
  },
  kept: { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban: 'SK3112000000198742637541' } },
};

/** The account is told later. */
export const accountLater: AnsweredPage = {
  code: 'bankData',
  answer: ({ fields }) => fields.choose('bankContactType', 'FUTURE_ACCOUNT'),
  confirms: ['confirmBankAccount'],
  kept: { bankContactType: 'FUTURE_ACCOUNT' },
};

export const noAccount: AnsweredPage = {
  code: 'bankData',
  answer: ({ fields }) => fields.choose('bankContactType', 'NONE'),
  confirms: ['confirmEmptyBankAccount'],
  kept: { bankContactType: 'NONE' },
};
