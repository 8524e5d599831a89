import { hasCheckDigit, isBirthNumber } from './birthNumber.ts';
import { isCompanyId } from './companyId.ts';

/**
 * True for a Czech DIČ (`CZ` and a company id, a birth number or a special number) or a Slovak IČ DPH (`SK` and ten digits) whose
 * check digit is right. The specification only names the VAT id; the check digits are those of the two tax offices.
 */
export function isVatId(value: string): boolean {
  const [, country, digits] = /^(CZ|SK)(\d{8,10})$/.exec(value) ?? [];
  if (!country || !digits) return false;
  return country === 'CZ' ? isCzech(digits) : isSlovak(digits);
}

function isCzech(digits: string): boolean {
  if (digits.length === 8) return isCompanyId(digits);
  if (digits.length === 9 && digits.startsWith('6')) return isSpecial(digits);
  return isBirthNumber(digits) && (digits.length === 9 || hasCheckDigit(digits));
}

/** Nine digits beginning with 6, given to persons who have no birth number they could use. */
function isSpecial(digits: string): boolean {
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(digits[at + 1]), 0);
  return Number(digits[8]) === (8 + (sum % 11)) % 10;
}

const isSlovak = (digits: string): boolean =>
  /^[1-9]\d[2-47-9]\d{7}$/.test(digits) && Number(digits) % 11 === 0;
