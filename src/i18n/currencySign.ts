import { formatMoney } from './formatMoney.ts';
import type { Language } from './languages.ts';

/**
 * Tells the sign an amount is written with.
 *
 * @param language the language spoken
 * @returns `Kč`, in Slovak `€` (section 9)
 */
export const currencySign = (language: Language): string =>
  formatMoney(0, language).replaceAll(/[\d\s]/g, '');
