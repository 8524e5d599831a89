import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { ClaimState, ClaimType, FlowType } from '../../machines/claim/enums.ts';
import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { FailureBody } from '../../machines/service/failures.ts';
import type { HelpdeskReport } from '../../machines/service/helpdesk.ts';
import type { Decision } from '../finalize/decision.ts';
import type { RegisteredPerson, RegisteredPolicy, RegisteredVehicle } from '../systems/systems.ts';
import type { RepairShop } from '../../machines/service/repairShops.ts';

type Json<T extends object> = JSONColumnType<T>;
type OptionalJson<T extends object> = JSONColumnType<T | null, string | null, string | null>;

/** The browser of one reporter. `started_at` moves when an expired session is opened again. */
interface SessionTable {
  id: string;
  token_hash: string;
  started_at: Date;
  expires_at: Date;
  /** Drafts opened before this open by a number only: the session had been over for too long, or was ended. */
  asks_before: Date | null;
}

export interface ClaimRequestTable {
  uuid: string;
  session_id: string;
  /** The draft may be used while this is not before the start of its session. */
  opened_at: Date;
  claim_type: ClaimType;
  flow_type: FlowType;
  referer: string | null;
  state: Generated<ClaimState>;
  version: Generated<number>;
  detail: Json<Record<string, unknown>>;
  claim_number: string | null;
  result: OptionalJson<FinalizeAnswer>;
  /** What the service found out by itself when the claim was registered; never shown to a browser. */
  decision: OptionalJson<Decision>;
  process_id: string | null;
  auth_failures: Generated<number>;
  locked_until: Date | null;
  /** When whoever settles the registered claim took it over. */
  handed_over_at: Date | null;
  /** Hash of the key that the call which created the report carried. */
  create_key_hash: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A draft on its way to another device: the last key and code it was given. */
interface HandOverTable {
  claim_uuid: string;
  key_hash: string;
  code_hash: string;
  failures: Generated<number>;
  expires_at: Date;
}

interface AttachmentTable {
  id: string;
  claim_uuid: string;
  name: string;
  size: number;
  sha256: string;
  type: string;
  document_type: string | null;
  /** Handed over with the registered claim. */
  kept: Generated<boolean>;
  created_at: Date;
}

/** Long work: taken by whoever leases it, and taken again when the lease runs out before it ends. */
interface ProcessTable {
  id: string;
  claim_uuid: string;
  save_docs: boolean;
  /** Files that were picked and are not with the report. */
  failed_docs: Generated<number>;
  state: Generated<'PRO' | 'FIN' | 'ERR'>;
  leased_until: Date | null;
  failure: OptionalJson<Omit<FailureBody, 'requestId'>>;
  created_at: Date;
}

interface RateLimitTable {
  key: string;
  count: number;
  resets_at: Date;
}

interface RegisteredClaimTable {
  claim_number: string;
  claim_type: ClaimType;
  policy_number: string | null;
  registration_no: string | null;
  vin: string | null;
  incident_date: string | null;
  claim_uuid: string | null;
}

/** Documents or a question added to a registered claim, as a report of their own. */
interface ClaimAdditionTable {
  claim_uuid: string;
  claim_number: string;
  created_at: Date;
}

/** A failure the helpdesk was told of. */
interface HelpdeskReportTable {
  number: GeneratedAlways<number>;
  /** Of the call that failed, as it is in the lines of the log. */
  request_id: string | null;
  report: Json<HelpdeskReport>;
  created_at: Date;
}

export interface Tables {
  session: SessionTable;
  claim_request: ClaimRequestTable;
  attachment: AttachmentTable;
  hand_over: HandOverTable;
  process: ProcessTable;
  rate_limit: RateLimitTable;
  person: { id: string; data: Json<RegisteredPerson> };
  policy: { policy_number: string; vehicle_id: string | null; data: Json<RegisteredPolicy> };
  vehicle: {
    id: string;
    registration_no: string | null;
    vin: string | null;
    framework_no: string | null;
    data: Json<RegisteredVehicle>;
  };
  repair_shop: { id: string; data: Json<RepairShop> };
  registered_claim: RegisteredClaimTable;
  claim_addition: ClaimAdditionTable;
  helpdesk_report: HelpdeskReportTable;
  /** Files that the document store was given; those without an attachment are swept. */
  stored_file: { id: string; created_at: Date };
}

export type Db = Kysely<Tables>;
/** The database or a transaction on it. */
export type Queries = Db | Transaction<Tables>;
