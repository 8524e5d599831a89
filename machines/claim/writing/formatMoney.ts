const currencies = { cs: 'CZK', sk: 'EUR', en: 'CZK' } as const;
type Language = keyof typeof currencies;

/** An amount with its currency, Kč or in Slovak euros: `1 250 Kč`, `1 250,50 €`. Source: specification section 9. */
export function formatMoney(amount: number, language: Language): string {
  const whole = Number.isInteger(amount);
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency: currencies[language],
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount);
}

/** The currency sign that amounts are given in: Kč, in Slovak €. Source: specification section 9. */
export const currencySign = (language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencies[language],
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currencies[language];
