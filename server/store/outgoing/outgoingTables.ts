import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '#machines/service/configuration.ts';

/**
 * What becomes of an event: to be handed over, queued by the core for so long that it is handed over again unless the core answers,
 * taken, or refused by the core until somebody decides.
 */
export type OutgoingState = 'WAITING' | 'QUEUED' | 'DONE' | 'DEAD';

/** An event that leaves the service for the core system of the insurer. */
export interface OutgoingTable {
  id: string;
  /** The order in which events were noted; of one claim number also that in which they happened. */
  number: GeneratedAlways<number>;
  /** The place among those that were exported; null until somebody reads them. */
  position: Generated<number | null>;
  type: string;
  claim_number: string;
  /** The order within the claim number, without a gap. */
  sequence: number;
  claim_uuid: string;
  /** The report it goes with when that is removed; null for one that outlasts it. */
  report: string | null;
  occurred_at: Date;
  language: Language;
  build: string;
  is_test: boolean;
  data: JSONColumnType<object>;
  state: Generated<OutgoingState>;
  /** It was handed over before. */
  is_replay: Generated<boolean>;
  attempts: Generated<number>;
  /** Since when it is in its state. */
  since: Date;
  due_at: Date | null;
  /** Until when it belongs to the process that hands it over. */
  leased_until: Generated<Date | null>;
  /** A code: why the last attempt was none, or why it is dead. */
  reason: Generated<string | null>;
  /** The `traceparent` of what noted it; null where nobody asked for it. */
  trace: Generated<string | null>;
}

/** What is known of a claim number beyond our report of it, which may be gone. */
export interface OutgoingClaimTable {
  claim_number: string;
  /** Of its last event. */
  sequence: number;
  core_claim_id: Generated<string | null>;
  core_claim_number: Generated<string | null>;
  /** The claim that the core joined it with. */
  joined_to: Generated<string | null>;
}

/** Whether the address that events are handed to takes them: one row, whichever process hands over. */
export interface OutgoingEndpointTable {
  name: string;
  /** In a row. */
  failures: Generated<number>;
  paused_at: Date | null;
  reason: string | null;
  /** When the next event may try whether it is back. */
  probe_at: Date | null;
}

/** What an operator did with an event that the core had not taken. */
export interface OutgoingActTable {
  id: GeneratedAlways<number>;
  at: Date;
  event_id: string;
  claim_number: string;
  act: 'RESEND' | 'DONE';
  operator_name: string;
  reason: string;
  core_claim_number: string | null;
}

/** That an operator stopped handing over, or let it go on. */
export interface OutgoingPauseTable {
  id: GeneratedAlways<number>;
  at: Date;
  act: 'PAUSE' | 'RESUME';
  operator_name: string;
  reason: string;
}

/** A file that the core has fetched. */
export interface OutgoingFetchTable {
  id: GeneratedAlways<number>;
  at: Date;
  document_id: string;
  claim_uuid: string;
  request_id: string;
}

/** What the core said of a claim, as it came. It goes with the report. */
export interface ClaimProgressTable {
  status_id: string;
  claim_number: string;
  claim_uuid: string;
  at: Date;
  said: JSONColumnType<object>;
}

/** The tables of what leaves the service, and of what comes back. */
export interface OutgoingTables {
  outgoing: OutgoingTable;
  outgoing_claim: OutgoingClaimTable;
  outgoing_endpoint: OutgoingEndpointTable;
  outgoing_act: OutgoingActTable;
  outgoing_pause: OutgoingPauseTable;
  outgoing_fetch: OutgoingFetchTable;
  claim_progress: ClaimProgressTable;
}
