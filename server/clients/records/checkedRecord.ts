import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { ClientPage } from '#machines/sales/records/clientForm.ts';
import { isPlaceholder } from '#machines/sales/records/completed.ts';
import { storedRecord, type Known } from '#machines/sales/records/storedRecord.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import { wrongRecord } from './refusals.ts';

/**
 * A record as it is stored: of what was sent, what the form asks of this client by the rules of the form, and the rest as it was. Throws
 * 245000030 with the first field that is wrong or missing.
 */
export function checkedRecord(
  page: ClientPage,
  sent: ClientRecord,
  known: Known,
  before: ClientRecord = {},
): ClientRecord {
  const detail = { ...sent, ...known };
  const checked = check(answersSchema(page, detail), sent);
  if (!checked.ok) throw wrongRecord(checked.issues);
  return storedRecord(page, checked.value, known, before);
}

/** True where the number of a client is not told to an assistant: that of one person, not one that several may have. */
export const hidesNumber = (role: string, { person }: ClientRecord): boolean =>
  role === 'assistant' && person?.birthNumber !== undefined && !isPlaceholder(person.birthNumber);

/** The record as it is told to who does not learn its number: without the birth date, which tells most of it. */
export const withoutNumber = ({ person, ...record }: ClientRecord): ClientRecord => {
  const { birthNumber: _number, birthDate: _date, ...others } = person ?? {};
  return { ...record, person: others };
};

/** The paths of the answers in which two records differ. */
export const changedFields = (before: object, now: object): readonly string[] => differing(before, now, '');

const differing = (before: unknown, now: unknown, at: string): readonly string[] => {
  if (isSameAnswer(before, now)) return [];
  if (!isRecord(before ?? {}) || !isRecord(now ?? {}) || (before === undefined && now === undefined))
    return [at];
  const names = new Set([...Object.keys(Object(before)), ...Object.keys(Object(now))]);
  const path = at === '' ? '' : `${at}.`;
  return [...names].flatMap((name) =>
    differing(Reflect.get(Object(before), name), Reflect.get(Object(now), name), `${path}${name}`),
  );
};
