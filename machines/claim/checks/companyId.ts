const weights = [8, 7, 6, 5, 4, 3, 2];

/**
 * True for a company id (IČO) of eight digits, the last of which is the check digit. Source: specification section 5, "Generic
 * messages".
 */
export function isCompanyId(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return Number(value[7]) === (11 - (sum % 11)) % 10;
}
