import type { ClaimDetail } from '../../machines/claim/claim.ts';

/**
 * Which questions a page asks, given the answers so far: names of fields, or of a group that is read as one answer, such
 * as an account or an address. The view draws these, check-your-answers lists these.
 */
export type Asked = (claim: ClaimDetail) => readonly string[];

/** @returns the names when the condition holds, else none */
export const when = (holds: boolean, ...names: readonly string[]): readonly string[] => (holds ? names : []);
