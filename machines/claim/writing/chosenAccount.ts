import type { ClaimDetail } from '#machines/claim/claim.ts';
import { accountText, maskedAccountText } from './masked.ts';

/** An account as its owner wrote it: `19-2000145399/0800`, an IBAN; undefined for anything else. */
export const wholeAccountText = (account: unknown): string | undefined =>
  accountText(account, (number) => number);

/**
 * The account that was chosen to be paid to, by default masked; undefined where none was told. Of the one of the policy nobody here
 * knows more than its end.
 */
export const chosenAccount = (
  claim: ClaimDetail,
  write: (account: unknown) => string | undefined = maskedAccountText,
): string | undefined =>
  claim.bankContactType === 'POLICY' ? claim.maskedAccount : write(enteredAccount(claim));

const enteredAccount = (claim: ClaimDetail): unknown =>
  ({
    POLICY: undefined,
    ENTERED: claim.userEnteredBankContact,
    ENTERED_ANOTHER: claim.userEnteredAnotherBankContact,
    FOREIGN: claim.bankContact?.iban,
    REPAIR_SHOP_COMPANY: claim.bankContact,
    NONE: undefined,
    FUTURE_ACCOUNT: undefined,
  })[claim.bankContactType ?? 'NONE'];
