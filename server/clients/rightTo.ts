import type { ClientRight } from '#machines/service/clients.ts';
import type { Protection } from '#machines/service/sales/clientActs.ts';
import { careOf, type Looker } from './looker.ts';

/** What decides about the right to a client. */
export interface Cared {
  /** The subject of who cares for them. */
  readonly caredBy: string | null;
  readonly protection: Protection | null;
  /** The subjects of those who may see a protected one all the same. */
  readonly named: readonly string[];
  /** A policy of theirs is cared for by whoever looks as well. */
  readonly isShared: boolean;
}

/**
 * What a user of ours may do with a client; undefined for a protected one, of whom they learn nothing. Source: specification section 9;
 * decisions, "The service decides what is told of a client".
 */
export function rightTo(
  looker: Looker,
  { caredBy, protection, named, isShared }: Cared,
): ClientRight | undefined {
  const isNamed = named.includes(looker.subject) || (looker.role === 'operator' && protection === 'EMPLOYEE');
  if (protection !== null && !isNamed) return undefined;
  if (looker.role === 'operator' || isNamed || caredBy === careOf(looker)) return 'OWN';
  return isShared ? 'SHARED' : 'FOREIGN';
}
