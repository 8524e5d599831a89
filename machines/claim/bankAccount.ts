const prefixWeights = [10, 5, 8, 4, 2, 1];
const numberWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

type Account = {
  accountPrefix?: string | undefined;
  accountNumber?: string | undefined;
  bankCode?: string | undefined;
};

/**
 * Tells whether the parts make a Czech bank account. Whether the bank exists is the codelist's matter.
 *
 * @param account prefix (may be empty), number and bank code, digits only
 * @returns true when number and code are there and both parts pass modulus 11 (section 5, "Bank account")
 */
export const isBankAccount = ({ accountPrefix = '', accountNumber = '', bankCode = '' }: Account): boolean =>
  (accountPrefix === '' || isAccountPrefix(accountPrefix)) &&
  isAccountNumber(accountNumber) &&
  isBankCode(bankCode);

/** @returns true for 1 to 6 digits whose weighted sum divides by 11; zeros alone are no prefix, and allowed */
export const isAccountPrefix = (value: string): boolean =>
  /^\d{1,6}$/.test(value) && weightedSum(value, prefixWeights) % 11 === 0;

/** @returns true for 2 to 10 digits, not all zero, whose weighted sum divides by 11 */
export const isAccountNumber = (value: string): boolean =>
  /^\d{2,10}$/.test(value) && !/^0+$/.test(value) && weightedSum(value, numberWeights) % 11 === 0;

/** @returns true for four digits */
export const isBankCode = (value: string): boolean => /^\d{4}$/.test(value);

/** The weights belong to the places counted from the right. */
function weightedSum(digits: string, weights: readonly number[]): number {
  const used = weights.slice(-digits.length);
  return used.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}
