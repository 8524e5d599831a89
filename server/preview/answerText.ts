import type { Language } from '../../machines/service/configuration.ts';
import type { Codelists } from '../codelists/codelists.ts';
import type { AnswerRow } from './answerRows.ts';
import { plainText } from './plainText.ts';
import type { Say } from './words.ts';

export interface Wording {
  readonly say: Say;
  readonly codelists: Codelists;
  readonly language: Language;
}

/** Answers that are codes of a codelist, by the last word of their name. */
const codelistOf: Readonly<Record<string, string>> = {
  country: 'country',
  damageCause: 'damage-cause',
  damagedParts: 'damaged-parts',
  glassParts: 'damaged-parts',
  firstImpact: 'damaged-parts',
  elementType: 'element-type',
  injuryType: 'injury-type',
  vehicleSort: 'vehicle-sort',
};

/** The question of an answer as its field asks it; of several rows each says which it is. Undefined for what nobody is asked. */
export function questionText({ say }: Wording, { path }: AnswerRow): string | undefined {
  const label = say(namesOf(path).map((name) => `fields:${name}.label`));
  if (label === undefined) return undefined;
  const at = path.findLastIndex((part) => typeof part === 'number');
  const row = path[at];
  // Which of the injured it is, the heading of their page says.
  const isHeading = path[0] === 'injuredParties' && at === 1;
  if (typeof row !== 'number' || isHeading || row === 0) return label;
  return `${label} (${row + 1})`;
}

/** An answer in words, those of the field `words` first: options as they were offered, names of codes, dates and amounts as they are written here. */
export function answerText(wording: Wording, { path, value }: AnswerRow, words: string): string {
  const names = [...new Set([words, ...namesOf(path)])];
  return [value]
    .flat()
    .map((one) => optionText(wording, names, one) ?? plainText(wording.language, names.at(-1) ?? '', one))
    .join(', ');
}

function optionText({ say, codelists, language }: Wording, names: readonly string[], value: unknown) {
  if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  const code = typeof value === 'boolean' ? yesNo(value) : value;
  const offered = say([...names, 'yesNo'].map((name) => `fields:${name}.options.${code}`));
  if (offered !== undefined) return offered;
  const list = names.flatMap((name) => codelistOf[name] ?? [])[0];
  return list && codelists.find(list)?.find((one) => one.code === code)?.name[language];
}

const yesNo = (value: boolean) => (value ? 'YES' : 'NO');

/** `injuredParties.injured.email`, then `injured.email`, then `email`: a field without words of its own has those of its like. */
function namesOf(path: AnswerRow['path']): readonly string[] {
  const parts = path.filter((part) => typeof part === 'string');
  const whole = parts.at(-1) === 'code' ? parts.slice(0, -1) : parts;
  const all = [parts, whole].flatMap((one) => one.map((_, at) => one.slice(at).join('.')));
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}
