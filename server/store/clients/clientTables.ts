import type { AssistanceTable } from './assistTable.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Protection } from '#machines/service/sales/clientActs.ts';
import type { DiscountRecord, DiscountStatus } from '#machines/service/sales/discountRecord.ts';
import type { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import type { ClientLife } from '#machines/service/clients.ts';
import type { AddressTable, AgentTable, LossTable } from './salesRegisters.ts';
import type { PresenceTable } from './presenceTable.ts';

/** A person or company of the register whom somebody of ours cares for. */
export interface ClientTable {
  id: string;
  person_id: string;
  /** The subject of the user who cares for them. */
  cared_by: string | null;
  protection: Protection | null;
  /** The subjects of those who may see a protected client. */
  named: JSONColumnType<readonly string[]>;
  life: Generated<ClientLife>;
  life_since: string | null;
  /** The record that this one became part of. */
  merged_into: string | null;
  /** The company that took this one over. */
  successor: string | null;
  /** The name in small letters without accents, the surname first, each word after a space. */
  names: string;
  version: Generated<number>;
  /** By which its creator asked for it; null for one that nobody created here. */
  create_key: string | null;
  /** Who saved it last, and when. */
  saved_by: JSONColumnType<SavedBy | null, string | null, string | null>;
  saved_at: Date | null;
}

/** Who saved a record, by their subject and name, and for whom. */
export interface SavedBy {
  readonly subject: string;
  readonly name: string;
  readonly actsFor?: string;
}

/** A number by which a client is found; several persons may have one. */
export interface ClientNumberTable {
  kind: 'BIRTH_NUMBER' | 'COMPANY_ID';
  value: string;
  client_id: string;
}

/** A policy of a client, who has taken it out. */
export interface ClientPolicyTable {
  /** By which the address of a policy names it. */
  id: Generated<string>;
  client_id: string;
  policy_number: string;
  /** The subject of a second user who cares for the policy. */
  second_agent: string | null;
}

/** A vehicle on a policy of a client, several of a fleet. */
export interface ClientVehicleTable {
  client_id: string;
  vehicle_id: string;
}

/** The record of a vehicle that was filled in for a client. */
export interface VehicleRecordTable {
  id: string;
  client_id: string;
  record: JSONColumnType<VehicleRecord>;
  /** An underwriter decides about it. */
  needs_approval: boolean;
  version: Generated<number>;
  /** By which its creator asked for it. */
  create_key: string;
  /** Who saved it last, and when. */
  saved_by: JSONColumnType<SavedBy>;
  saved_at: Date;
}

/** The record of a policy that was filled in for a client. */
export interface PolicyRecordTable {
  id: string;
  client_id: string;
  vehicle_id: string;
  record: JSONColumnType<PolicyRecord>;
  /** The subject of who arranges it besides, and shares it. */
  second_agent: string | null;
  /** Whether it waits for an underwriter, or is to be issued. */
  status: 'PENDING_APPROVAL' | 'DRAFT';
  version: Generated<number>;
  /** By which its creator asked for it. */
  create_key: string;
  /** Who saved it last, and when. */
  saved_by: JSONColumnType<SavedBy>;
  saved_at: Date;
}

/** The discounts of a policy, one that was filled in or one of the register. */
export interface DiscountRecordTable {
  policy_id: string;
  client_id: string;
  record: JSONColumnType<DiscountRecord>;
  status: DiscountStatus;
  /** What an underwriter has said to it. */
  why: string | null;
  /** The subject of the agent whose credits it takes. */
  credits_of: string;
  version: Generated<number>;
  /** Who saved it last, and when. */
  saved_by: JSONColumnType<SavedBy>;
  saved_at: Date;
}

/** What somebody did with clients. Rows are added and never changed. */
export interface LookTable {
  id: GeneratedAlways<number>;
  at: Date;
  /** The subject of who looked, and of whom they acted for. */
  actor: string;
  acts_for: string | null;
  role: string;
  action: LookAction;
  client_id: string | null;
  fields: JSONColumnType<readonly string[]>;
  reason: string | null;
  found: number | null;
  /** What was searched by, as a code that tells equal ones and nothing else. */
  query_key: string | null;
  request_id: string;
}

/** A report that its client was sent a link to. */
interface GivenReportTable {
  claim_uuid: string;
  /** What the client answers is not shown to whom gave it to them. */
  is_hidden: boolean;
  given_at: Date;
  /** When the client opened it. */
  taken_at: Date | null;
}

export type LookAction =
  | 'SEARCH'
  | 'OPEN'
  | 'REVEAL'
  | 'LOOKS'
  | 'REPORT'
  | 'REFUSED'
  | 'CREATE'
  | 'EDIT'
  | 'EXPORT'
  | 'UNLOCK'
  | 'RESEND'
  | 'ASSIST'
  | 'OPERATIONS'
  | 'OPERATE'
  | 'APPROVE'
  | 'DECLINE'
  | 'BREAK_GLASS';

/** What the sales application works with, beside the registers. */
export interface ClientTables {
  presence: PresenceTable;
  client: ClientTable;
  client_number: ClientNumberTable;
  client_policy: ClientPolicyTable;
  client_vehicle: ClientVehicleTable;
  vehicle_record: VehicleRecordTable;
  policy_record: PolicyRecordTable;
  agent: AgentTable;
  discount_record: DiscountRecordTable;
  loss_history: LossTable;
  address_point: AddressTable;
  look: LookTable;
  given_report: GivenReportTable;
  assistance: AssistanceTable;
  /** Whose connection is measured, and until when at the longest. */
  speed_turn: { subject: string; until: Date };
}
