import type { ClaimDetail } from '../../claim/claim.ts';
import { causesOf } from './causesOf.ts';

const fixed: Readonly<Record<string, (claim: ClaimDetail) => boolean>> = {
  damageCause: ({ eventKinds }) => causesOf(eventKinds?.flatMap((kind) => kind ?? [])).length === 1,
  theftKind: ({ damageCause }) => damageCause === '400',
  animalDamage: () => true,
};

/**
 * Tells whether an answer can only be this one, so that the page set it without asking: nobody reads it as a question.
 *
 * @param name the field
 * @param claim the claim with the answers it follows from
 */
export const isFixedAnswer = (name: string, claim: ClaimDetail): boolean => fixed[name]?.(claim) ?? false;
