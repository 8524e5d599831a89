const weights = [8, 7, 6, 5, 4, 3, 2];

/**
 * Tells whether a text is a company id (IČO).
 *
 * @param value eight digits
 * @returns true when the last digit checks the others (section 5, "Generic messages")
 */
export function isCompanyId(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return Number(value[7]) === (11 - (sum % 11)) % 10;
}
