import type { Language } from '../../machines/service/configuration.ts';

type Write = (value: string) => string;

/** How people write what is stored without spaces, by the last word of its name. */
const writing: Readonly<Record<string, Write>> = {
  tel: (text) => text.replace(/(\d{3})(\d{3})(\d{3})$/, ' $1 $2 $3').trim(),
  // It identifies a person for life: nobody needs it on paper.
  birthNumber: (text) => text.replace(/^(\d{6})(\d{3,4})$/, '$1/••••'),
  zipCode: (text) => text.replace(/^(\d{3})(\d{2})$/, '$1 $2'),
};

const money = ['price', 'painFormFee'];

/**
 * Writes an answer that needs no list of words: a text, a number, a day, an account, an address, a named thing.
 *
 * @param name the last word of its name
 */
export function plainText(language: Language, name: string, value: unknown): string {
  if (typeof value === 'string') return (writing[name] ?? dayText)(value);
  if (typeof value === 'number') return money.includes(name) ? amountText(language, value) : String(value);
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value);
  const parts = new Map<string, unknown>(Object.entries(value));
  const part = (key: string) => plainText(language, key, parts.get(key));
  if (parts.has('accountNumber'))
    return `${part('accountPrefix') && `${part('accountPrefix')}-`}${part('accountNumber')}/${part('bankCode')}`;
  if (parts.has('streetWithNumbers'))
    return [part('streetWithNumbers'), `${part('zipCode')} ${part('city')}`.trim(), part('countryCode')]
      .filter((text) => text !== '' && text !== 'CZ')
      .join(', ');
  return part('name');
}

/** `20.11.2026`, with its time where it has one (section 9, date format). */
const dayText: Write = (text) =>
  text.replace(/^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}).*)?$/, (_, year, month, day, time) =>
    [`${day}.${month}.${year}`, time].filter(Boolean).join(' '),
  );

const amountText = (language: Language, value: number) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency: language === 'sk' ? 'EUR' : 'CZK',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
