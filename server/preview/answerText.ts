import { codelistOf, isAmount } from '../../machines/claim/codelistOf.ts';
import { formatMoney } from '../../machines/claim/formatMoney.ts';
import { isBirthNumberOf, plainText, writtenText } from '../../machines/claim/plainText.ts';
import { vehicleIdentifierKind } from '../../machines/claim/vehicleIdentifier.ts';
import { wordKeys } from '../../machines/flow/wordKeys.ts';
import type { Language } from '../../machines/service/configuration.ts';
import type { Codelists } from '../codelists/codelists.ts';
import type { AnswerRow } from './answerRows.ts';
import type { Say } from './words.ts';

export interface Wording {
  readonly say: Say;
  readonly codelists: Codelists;
  readonly language: Language;
}

/** Where a page's fields have words of their own, the closest first. */
type Scopes = readonly string[];

/** The question of an answer as its field asks it; of several rows each says which it is. Undefined for what nobody is asked. */
export function questionText({ say }: Wording, { path }: AnswerRow, scopes: Scopes): string | undefined {
  const label = say(namesOf(path).flatMap((name) => wordKeys(scopes, `${name}.label`)));
  if (label === undefined) return undefined;
  const at = path.findLastIndex((part) => typeof part === 'number');
  const row = path[at];
  // Which of the injured it is, the heading of their page says.
  const isHeading = path[0] === 'injuredParties' && at === 1;
  if (typeof row !== 'number' || isHeading || row === 0) return label;
  return `${label} (${row + 1})`;
}

/**
 * Says an answer in words: names of codes, options as they were offered, those of the field `words` first, dates and
 * amounts as they are written here.
 */
export function answerText(
  wording: Wording,
  { path, value }: AnswerRow,
  { words, scopes }: { words: string; scopes: Scopes },
): string {
  const names = [...new Set([words, ...namesOf(path)])];
  const options = [...names, 'yesNo'].flatMap((name) => wordKeys(scopes, `${name}.options`));
  return [value]
    .flat()
    .map((one) => codeText(wording, options, path, one) ?? paperText(wording.language, fieldOf(path), one))
    .join(', ');
}

function codeText(
  { say, codelists, language }: Wording,
  options: readonly string[],
  path: AnswerRow['path'],
  value: unknown,
) {
  if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  const list = codelistOf(fieldOf(path));
  const named = list && codelists.find(list)?.find(({ code }) => code === value)?.name[language];
  return named ?? say(options.map((key) => `${key}.${typeof value === 'boolean' ? yesNo(value) : value}`));
}

function paperText(language: Language, field: string, value: unknown): string {
  if (typeof value === 'number' && isAmount(field)) return formatMoney(value, language);
  // It identifies a person for life: nobody needs it on paper.
  const isBirthNumber = isBirthNumberOf(field) || (field === 'contactSearch' && isBirthNumberText(value));
  return isBirthNumber
    ? plainText(value).replace(/^(\d{6})\/?\d{3,4}$/, '$1/••••')
    : writtenText(field, value);
}

const isBirthNumberText = (value: unknown) =>
  typeof value === 'string' && vehicleIdentifierKind(value) === 'BIRTH_NUMBER';

const yesNo = (value: boolean) => (value ? 'YES' : 'NO');

/** The last word of its name; a record of a code is the field it stands in. */
const fieldOf = (path: AnswerRow['path']) => withoutCode(path).at(-1) ?? '';

function withoutCode(path: AnswerRow['path']): readonly string[] {
  const parts = path.filter((part) => typeof part === 'string');
  return parts.at(-1) === 'code' ? parts.slice(0, -1) : parts;
}

/** `injuredParties.injured.email`, then `injured.email`, then `email`: a field without words of its own has those of its like. */
function namesOf(path: AnswerRow['path']): readonly string[] {
  const parts = path.filter((part) => typeof part === 'string');
  const all = [parts, withoutCode(path)].flatMap((one) => one.map((_, at) => one.slice(at).join('.')));
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}
