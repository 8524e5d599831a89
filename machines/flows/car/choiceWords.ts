import type { ClaimDetail } from '../../claim/claim.ts';

/**
 * Names the texts of a field's choices: where only glass is repaired, its repair is offered in words of its own.
 *
 * @param name the field
 * @param claim the claim, with how repairs are routed
 * @returns the field, or the key whose `options` the reporter chose from
 */
export const choiceWordsOf = (name: string, { vehicleRouting }: ClaimDetail): string =>
  name === 'repairHandling' && vehicleRouting === 'GLASS' ? 'glassHandling' : name;
