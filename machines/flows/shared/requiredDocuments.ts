import type { ClaimDetail } from '../../claim/claim.ts';
import type { ClaimType, EventKind } from '../../claim/enums.ts';
import { documentTable, type DocumentsWanted } from './documentTable.ts';

/**
 * Takes a claim as far as it is answered; gives the documents it needs and those that help, each once. Before the event
 * is chosen these are the documents of the most common one, so that the first page can say what to prepare.
 */
export const documentsFor = (claim: ClaimDetail): DocumentsWanted => {
  const rows = claim.claimType === undefined ? [] : rowsOf[claim.claimType](claim);
  const required = unique([...rows.flatMap((row) => row.required), ...requiredByRepair(claim)]);
  const optional = unique(rows.flatMap((row) => row.optional));
  return { required, optional: optional.filter((code) => !required.includes(code)) };
};

const rowsOf: Readonly<Record<ClaimType, (claim: ClaimDetail) => readonly DocumentsWanted[]>> = {
  car: ({ eventKinds = [] }) =>
    eventKinds.length === 0 ? [documentTable.car.HAVNEHODA] : eventKinds.map(ofKind),
  property: () => [documentTable.property.PROPERTY],
  liability: (claim) => found(documentTable.liability, claim.riskFlow ?? 'ODPPOS'),
  uniflow: (claim) => found(documentTable.uniflow, claim.uniKind ?? 'OTHER'),
  life: (claim) => found(documentTable.life, lifeRow(claim)),
};

const ofKind = (kind: EventKind): DocumentsWanted => {
  if (kind === 'POVPOS_HEALTH') return documentTable.car.POVPOS_HEALTH;
  const [row] = [...found(documentTable.car, kind), ...found(documentTable.car, kind.split('_')[0] ?? kind)];
  return row ?? documentTable.car.HAVNEHODA;
};

const lifeRow = (claim: ClaimDetail): string => {
  const { appliedRiskId = 'OTHER', claimEventType, insured, injured } = claim;
  if (appliedRiskId === 'BAN') return `BAN_${claimEventType ?? 'NO_WORK'}`;
  const isSelfEmployed = (injured ?? insured)?.employeeType === 'SELF_EMPLOYEE';
  return appliedRiskId === 'PN' && isSelfEmployed ? 'PN_SELF_EMPLOYEE' : appliedRiskId;
};

/** What is already repaired is paid by its invoice. */
const requiredByRepair = ({ repairHandling }: ClaimDetail) =>
  repairHandling === 'VEHICLE_FIXED' ? ['INVOICE'] : [];

const found = (table: Readonly<Record<string, DocumentsWanted>>, key: string) => {
  const row = Object.hasOwn(table, key) ? table[key] : undefined;
  return row ? [row] : [];
};

const unique = (codes: readonly string[]) => [...new Set(codes)];
