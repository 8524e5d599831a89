import type { ClaimDetail } from '../../claim/claim.ts';
import type { ClaimType, EventKind } from '../../claim/enums.ts';
import { documentsByAnswer, type ByAnswer } from './documentsByAnswer.ts';
import { documentTable, type DocumentsWanted } from './documentTable.ts';
import { lifeDocumentsByAnswer } from './lifeDocumentsByAnswer.ts';

/**
 * Takes a claim as far as it is answered; gives the documents it needs and those that help, each once: those of every kind of
 * event it tells, and what single answers make of them. Before the event is chosen these are the documents of the most common
 * one, so that the first page can say what to prepare.
 */
export const documentsFor = (claim: ClaimDetail): DocumentsWanted => {
  // What the claim they are added to still needs, its own answers tell, and those are not at hand.
  if (claim.flowType === 'UPLOAD' || claim.flowType === 'QUESTION') return { required: [], optional: [] };
  const rows = claim.claimType === undefined ? [] : rowsOf[claim.claimType](claim);
  const wanted = {
    required: unique(rows.flatMap((row) => row.required)),
    optional: unique(rows.flatMap((row) => row.optional)),
  };
  const told = byAnswerOf(claim).filter(({ when }) => when(claim));
  const { required, optional } = told.reduce(after, wanted);
  return { required, optional: optional.filter((code) => !required.includes(code)) };
};

const byAnswerOf = ({ claimType }: ClaimDetail): readonly ByAnswer[] => {
  if (claimType === 'life') return lifeDocumentsByAnswer;
  return claimType === 'car' ? documentsByAnswer : [];
};

/** Moves a document to where an answer puts it; one that is helpful anyway is not needed less for that. */
const after = (wanted: DocumentsWanted, { code, is }: ByAnswer): DocumentsWanted => {
  if (is === 'left out')
    return { required: without(wanted.required, code), optional: without(wanted.optional, code) };
  return { ...wanted, [is]: unique([...wanted[is], code]) };
};

const without = (codes: readonly string[], left: string) => codes.filter((code) => code !== left);

const rowsOf: Readonly<Record<ClaimType, (claim: ClaimDetail) => readonly DocumentsWanted[]>> = {
  car: (claim) =>
    claim.eventKinds?.length
      ? claim.eventKinds.flatMap((kind) => (kind ? [ofKind(kind, claim)] : []))
      : [documentTable.car.HAVNEHODA],
  property: () => [documentTable.property.PROPERTY],
  liability: (claim) => found(documentTable.liability, claim.riskFlow ?? 'ODPPOS'),
  uniflow: (claim) => found(documentTable.uniflow, claim.uniKind ?? 'OTHER'),
  life: (claim) => found(documentTable.life, lifeRow(claim)),
};

/** The row of a kind of event; of a theft that of what was stolen; the family's where the kind has none of its own. */
const ofKind = (kind: EventKind, { theftKind }: ClaimDetail): DocumentsWanted => {
  const names = [`${kind}_${theftKind}`, kind, kind.split('_')[0] ?? kind];
  const [row] = names.flatMap((name) => found(documentTable.car, name));
  return row ?? documentTable.car.HAVNEHODA;
};

const lifeRow = (claim: ClaimDetail): string => {
  const { appliedRiskId = 'OTHER', claimEventType, insured, injured } = claim;
  if (appliedRiskId === 'BAN') return `BAN_${claimEventType ?? 'NO_WORK'}`;
  const isSelfEmployed = (injured ?? insured)?.employeeType === 'SELF_EMPLOYEE';
  return appliedRiskId === 'PN' && isSelfEmployed ? 'PN_SELF_EMPLOYEE' : appliedRiskId;
};

const found = (table: Readonly<Record<string, DocumentsWanted>>, key: string) => {
  const row = Object.hasOwn(table, key) ? table[key] : undefined;
  return row ? [row] : [];
};

const unique = (codes: readonly string[]) => [...new Set(codes)];
