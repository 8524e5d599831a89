import { always, type Questions } from '../questions.ts';

const company = { reporterRole: ['SERVICE', 'BROKER'] };

export const reporterQuestions = {
  'reporter.companyName': company,
  'reporter.identificationNumber': company,
  'reporter.fullName': always,
  'reporter.email': always,
  'reporter.tel': always,
} satisfies Questions;

const another = { bankContactType: ['ENTERED_ANOTHER'] };
const shop = { bankContactType: ['REPAIR_SHOP_COMPANY'] };

export const bankDataQuestions = {
  bankContactType: always,
  maskedAccount: { bankContactType: ['POLICY'] },
  userEnteredBankContact: { bankContactType: ['ENTERED'] },
  'userEnteredAnotherBankContact.holder': another,
  userEnteredAnotherBankContact: another,
  'bankContact.iban': { bankContactType: ['FOREIGN'] },
  'bankContact.companyName': shop,
  'bankContact.identificationNumber': shop,
  bankContact: shop,
} satisfies Questions;

/** Pages that every line of insurance has, by code. */
export const sharedQuestions: Readonly<Record<string, Questions>> = {
  reporter: reporterQuestions,
  bankData: bankDataQuestions,
};
