import { localeOf } from './localeOf.ts';
import type { Currency } from '#machines/claim/codes/currency.ts';

type Language = 'cs' | 'sk' | 'en';

/** An amount in its currency as the language writes it: `1 250 Kč`, `1 250,50 €`. Source: specification section 9. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const whole = Number.isInteger(amount);
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount);
}

const signs = { CZK: 'Kč', EUR: '€' } as const satisfies Record<Currency, string>;

/** The sign that stands behind the box of an amount: Kč or €. */
export const currencySign = (currency: Currency): string => signs[currency];
