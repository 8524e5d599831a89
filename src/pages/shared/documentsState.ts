import type { ClaimDetail } from '#machines/claim/claim.ts';
import { awaitedDocuments, documentsFor } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { isAdded, type ClaimFile } from '#src/uploads/uploadContext.ts';

/** A kind of document, whether the claim needs it, and the files of it. */
export interface DocumentKind {
  /** Code of the codelist `document-type`. */
  readonly code: string;
  readonly isRequired: boolean;
  /** Nobody can have it yet: it comes once what it is about has ended. */
  readonly isAwaited: boolean;
  /** Every file picked for it, those that failed among them. */
  readonly files: readonly ClaimFile[];
  /** The files that are with the claim or being uploaded. */
  readonly added: readonly ClaimFile[];
}

/** The kind of files that are of none of the kinds asked for. */
const other = 'OTHER';

/**
 * The kinds of document of a claim with its files (the oldest first): needed, then helpful, then everything else.
 *
 * @param asked those that the insurer has asked for since
 */
export function documentsState(
  flow: Flow,
  claim: ClaimDetail,
  files: readonly ClaimFile[],
  asked: readonly string[] = [],
): readonly DocumentKind[] {
  const { required: wanted, optional } = documentsFor(flow, claim);
  const awaited = awaitedDocuments(flow, claim);
  const required = [...new Set([...asked, ...wanted])];
  const named = [...new Set([...required, ...optional])].filter((code) => code !== other);
  const kindOf = ({ documentType = other }: ClaimFile) =>
    named.includes(documentType) ? documentType : other;
  return [...named, other].map((code) => {
    const own = files.filter((file) => kindOf(file) === code);
    return {
      code,
      isRequired: required.includes(code),
      isAwaited: awaited.includes(code) && !asked.includes(code),
      files: own,
      added: own.filter(isAdded),
    };
  });
}
