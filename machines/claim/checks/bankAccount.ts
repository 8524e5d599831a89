const prefixWeights = [10, 5, 8, 4, 2, 1];
const numberWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

type Account = {
  accountPrefix?: string | undefined;
  accountNumber?: string | undefined;
  bankCode?: string | undefined;
};

/**
 * True when number and bank code are there and the parts, digits only, pass modulus 11; the prefix may be empty. Whether the bank
 * exists is for the codelist to tell. Source: specification section 5, "Bank account".
 */
export const isBankAccount = ({ accountPrefix = '', accountNumber = '', bankCode = '' }: Account): boolean =>
  (accountPrefix === '' || isAccountPrefix(accountPrefix)) &&
  isAccountNumber(accountNumber) &&
  isBankCode(bankCode);

/** True for 1 to 6 digits whose weighted sum is divisible by 11. Zeros alone are no prefix, but they are allowed. */
export const isAccountPrefix = (value: string): boolean =>
  /^\d{1,6}$/.test(value) && weightedSum(value, prefixWeights) % 11 === 0;

/** True for 2 to 10 digits, not all zero, whose weighted sum is divisible by 11. */
export const isAccountNumber = (value: string): boolean =>
  /^\d{2,10}$/.test(value) && !/^0+$/.test(value) && weightedSum(value, numberWeights) % 11 === 0;

/** True for four digits. */
export const isBankCode = (value: string): boolean => /^\d{4}$/.test(value);

/** Each digit times its weight, added up. The weights are counted from the last digit. */
function weightedSum(digits: string, weights: readonly number[]): number {
  const used = weights.slice(-digits.length);
  return used.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}
