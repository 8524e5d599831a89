import { when, type Asked } from '../asked.ts';

export const reporterAsked: Asked = (answer) => [
  ...when(
    answer('reporterRole') === 'SERVICE' || answer('reporterRole') === 'BROKER',
    'reporter.companyName',
    'reporter.identificationNumber',
  ),
  'reporter.fullName',
  'reporter.email',
  'reporter.tel',
];

export const bankDataAsked: Asked = (answer) => [
  'bankContactType',
  ...when(answer('bankContactType') === 'ENTERED', 'userEnteredBankContact'),
];

/** Pages that every line of insurance has, by code. */
export const sharedAsked: Readonly<Record<string, Asked>> = {
  reporter: reporterAsked,
  bankData: bankDataAsked,
};
