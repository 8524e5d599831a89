import { readBirthNumber } from '#machines/claim/checks/birthNumber.ts';

/** What must not be sent by mistake. */
export type PersonalNumber = 'BIRTH_NUMBER' | 'CARD_NUMBER';

/** Digits as people write numbers: with spaces, a slash or dashes between them. */
const digits = /\d(?:[ /-]?\d){8,18}/g;

/** Which number of a person a text holds: of birth, or of a payment card; undefined for none. */
export function numberIn(text: string): PersonalNumber | undefined {
  const numbers = (text.match(digits) ?? []).map((one) => one.replaceAll(/\D/g, ''));
  if (numbers.some((one) => one.length <= 10 && readBirthNumber(one) !== undefined)) return 'BIRTH_NUMBER';
  return numbers.some(isCardNumber) ? 'CARD_NUMBER' : undefined;
}

/** The check of payment cards: every second figure from the end counts twice. */
const isCardNumber = (number: string): boolean => {
  if (number.length < 13) return false;
  const sum = [...number].toReversed().reduce((before, figure, at) => {
    const value = Number(figure) * (at % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
