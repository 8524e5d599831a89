/** What a clerk needs the answers of `fields/bank.ts` for. */
export const bankWhys = {
  bankContactType: 'account',
  bankContact: 'account',
  'bankContact.companyName': 'account',
  'bankContact.iban': 'account',
  'bankContact.identificationNumber': 'account',
  userEnteredBankContact: 'account',
  userEnteredAnotherBankContact: 'account',
  'userEnteredAnotherBankContact.holder': 'holder',
} as const;
