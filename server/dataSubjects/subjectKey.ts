import * as z from 'zod';
import { comparableContact } from '#machines/claim/codes/provenContact.ts';
import { personKinds } from '#machines/service/sales/personAsked.ts';

/** What a data subject is found by: a whole value, as a report stores it. */
export interface SubjectKey {
  readonly kind: SubjectKeyKind;
  readonly value: string;
}
export type SubjectKeyKind = keyof typeof kinds;

const kinds = {
  ...personKinds,
  /** For what is erased again after a backup from before was restored. */
  report: z.uuid(),
} as const;

const isKind = (kind: string | undefined): kind is SubjectKeyKind => kind !== undefined && kind in kinds;

/** The kinds of what a data subject is found by, as an operator writes them. */
export const subjectKeyKinds = Object.keys(kinds);

/**
 * What a data subject is found by, as an operator types it.
 *
 * @throws Error that names the kinds, or the kind whose value is not whole
 */
export function readSubjectKey(kind: string | undefined, text: string): SubjectKey {
  if (!isKind(kind)) throw new Error(`A person is found by one of: ${subjectKeyKinds.join(', ')}.`);
  const { success, data } = z.safeParse(kinds[kind], text.trim());
  if (!success) throw new Error(`What stands on the standard input is no whole ${kind}.`);
  return { kind, value: comparable(kind, data) };
}

const comparable = (kind: SubjectKeyKind, value: string): string => {
  if (kind === 'email') return comparableContact({ type: 'EMAIL', value }).value;
  return kind === 'tel' ? comparableContact({ type: 'PHONE', value }).value : value;
};
