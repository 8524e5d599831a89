import type { ClaimDocument } from '../../machines/service/documents.ts';

/** @returns the codes of what was uploaded, each once; a document that was given no type is another one */
export const documentTypes = (documents: readonly ClaimDocument[]): readonly string[] => [
  ...new Set(documents.map(({ documentType = 'OTHER' }) => documentType)),
];
