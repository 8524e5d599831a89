import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';

/** An agent in the register of agents. */
export interface RegisteredAgent {
  readonly agentNumber: string;
  readonly name: string;
  /** By which the regulator knows them. */
  readonly regulatorNumber: string;
  /** By whom it is that signs in; undefined for one who does not. */
  readonly subject?: string;
  readonly isSuspended?: boolean;
  /** What they may give as discounts, in korunas. */
  readonly credits?: number;
}

/** What the register of losses knows of somebody: the insurance that they had, with the losses in it, until a day. */
export interface RegisteredLosses {
  /** ISO day. */
  readonly asOf: string;
  readonly periods: readonly InsurancePeriod[];
}

/** An address of the register of addresses, in its parts. */
export type AddressPoint = NonNullable<ClientRecord['address']>;

/** An agent: by their number or, who signs in, by their subject. */
export type AgentKey = { readonly agentNumber: string } | { readonly subject: string };

export interface AgentTable {
  agent_number: string;
  /** By whom it is that signs in; null for one who does not. */
  subject: string | null;
  data: JSONColumnType<RegisteredAgent>;
}

/** What is known of losses, by a birth number or the number of a company. */
export interface LossTable {
  number: string;
  data: JSONColumnType<RegisteredLosses>;
}

export interface AddressTable {
  id: GeneratedAlways<number>;
  /** Its words in small letters without accents, each after a space. */
  words: string;
  data: JSONColumnType<AddressPoint>;
}
