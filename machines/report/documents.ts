import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { holds, type Rule } from '#machines/subject/rule.ts';

/** The documents that a claim needs and those that help, as codes of the codelist `document-type`. */
export interface DocumentsWanted {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** The documents wanted where a rule holds. */
export interface DocumentRow extends DocumentsWanted {
  readonly when: Rule;
}

/**
 * What an answer makes of one document, whatever the rows say. One that nobody can have yet is `later`: it is missed by nobody, and
 * who gets it in the end is told to send it.
 */
export interface DocumentByAnswer {
  readonly code: string;
  readonly is: 'required' | 'optional' | 'leftOut' | 'later';
  readonly when: Rule;
}

/** The documents of a line of insurance: those wanted after an event, and those that single answers change. */
export interface DocumentTable {
  /** Every row whose rule holds counts. */
  readonly rows: readonly DocumentRow[];
  /** The last entry whose rule holds wins. */
  readonly byAnswer: readonly DocumentByAnswer[];
}

/** A row of a table of documents, with its codes separated by spaces: `'DAMAGE_PHOTO INVOICE'`. */
export const documentRow = (when: Rule, required: string, optional: string): DocumentRow => ({
  when,
  required: codesIn(required),
  optional: codesIn(optional),
});

const codesIn = (words: string) => (words === '' ? [] : words.split(' '));

/** The documents a claim needs and those that help, each listed once, as far as it is answered. */
export const documentsFor = (
  { documents: { rows, byAnswer } }: { readonly documents: DocumentTable },
  claim: ClaimDetail,
): DocumentsWanted => {
  const read = factsIn(claim);
  const counted = rows.filter(({ when }) => holds(when, read));
  const wanted = {
    required: unique(counted.flatMap((row) => row.required)),
    optional: unique(counted.flatMap((row) => row.optional)),
  };
  const { required, optional } = byAnswer.filter(({ when }) => holds(when, read)).reduce(after, wanted);
  return { required, optional: optional.filter((code) => !required.includes(code)) };
};

/** Those of the documents wanted that nobody can have yet, because what they are about still lasts. */
export const awaitedDocuments = (
  flow: { readonly documents: DocumentTable },
  claim: ClaimDetail,
): readonly string[] => {
  const read = factsIn(claim);
  const { optional } = documentsFor(flow, claim);
  return flow.documents.byAnswer
    .filter(({ code, is, when }) => is === 'later' && optional.includes(code) && holds(when, read))
    .map(({ code }) => code);
};

/** Moves a document to where an answer puts it. A needed document stays needed when an answer makes it optional. */
const after = (wanted: DocumentsWanted, { code, is }: DocumentByAnswer): DocumentsWanted => {
  if (is === 'later')
    return wanted.required.includes(code)
      ? { required: without(wanted.required, code), optional: [code, ...without(wanted.optional, code)] }
      : wanted;
  if (is === 'leftOut')
    return { required: without(wanted.required, code), optional: without(wanted.optional, code) };
  return { ...wanted, [is]: unique([...wanted[is], code]) };
};

const without = (codes: readonly string[], left: string) => codes.filter((code) => code !== left);
const unique = (codes: readonly string[]) => [...new Set(codes)];
