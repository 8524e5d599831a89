import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { ClaimState, ClaimType, ContactType, FlowType } from '#machines/claim/enums.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { FailureBody } from '#machines/calls/failures.ts';
import type { CaseClient, Identity } from '#machines/service/identity/identity.ts';
import type { HelpdeskReport } from '#machines/service/helpdesk.ts';
import type { Assessment } from './assessment.ts';
import type { MessageTables } from './messageTables.ts';
import type { RegisterAnswerTable, VerificationTable } from './awayTables.ts';
import type { AttachmentTable } from './attachmentTable.ts';
import type { InstanceTable } from './instanceTable.ts';
import type { EvidenceTable } from './evidenceTable.ts';
import type { ChatTables } from './chat/chatTables.ts';
import type { ClientTables } from './clients/clientTables.ts';
import type { OperationsTables } from './operations/operationsTables.ts';
import type { OutgoingTables } from './outgoing/outgoingTables.ts';
import type { DraftLockTable, LiftedLockTable } from './lockTables.ts';
import type {
  RegisteredCompany,
  RegisteredPerson,
  RegisteredPolicy,
  RegisteredVehicle,
} from './registered.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { RepairShop } from '#machines/service/repairShops.ts';

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
  /** Who it is, as a landing token or a sign-in said. */
  identity: OptionalJson<Identity>;
  /** The tokens of a sign-in, sealed with the cookie of the session. */
  tokens: string | null;
  /** Until when the provider need not be asked whether the sign-in stands. */
  confirmed_until: Date | null;
  /** Until when one process refreshes the tokens, and the others wait. */
  refreshing_until: Date | null;
  /** When they last proved to the provider who they are; null where it does not tell. */
  signed_in_at: Generated<Date | null>;
}

/** A landing token that was used, until it expires by itself. */
interface LandingTable {
  token_hash: string;
  expires_at: Date;
}

/** A sign-in under way, known to the browser that began it. */
interface SignInTable {
  key_hash: string;
  secrets: Json<SignInSecrets>;
  return_to: string;
  act_for: string | null;
  expires_at: Date;
}

/** What is proved to the provider and by it. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who may act for whom, both by the subjects of the provider. */
interface DelegationTable {
  delegate: string;
  principal: string;
  principal_name: string;
}

export interface ClaimRequestTable {
  uuid: string;
  session_id: string;
  /** The draft may be used while this is not before the start of its session. */
  opened_at: Date;
  claim_type: ClaimType;
  flow_type: FlowType;
  referer: string | null;
  /** The language it was begun in, then that it was sent in: every message about it uses it. */
  language: Language | null;
  state: Generated<ClaimState>;
  version: Generated<number>;
  /** The version of the format in which the detail is stored. */
  schema_version: Generated<number>;
  detail: Json<Record<string, unknown>>;
  claim_number: string | null;
  result: OptionalJson<FinalizeAnswer>;
  /** What the service found out by itself when the claim was registered; never shown to a browser. */
  decision: OptionalJson<Assessment>;
  process_id: string | null;
  /** When the system that settles the registered claim took it over. */
  handed_over_at: Date | null;
  /** Who the session was when the report was created. */
  identity: OptionalJson<Identity>;
  /** Hash of the key that the call which created the report carried. */
  create_key_hash: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A client for whom a user of ours was sent to report, whose sign-in stays. */
interface ClientCaseTable {
  id: string;
  /** The user. */
  subject: string;
  client: Json<CaseClient>;
  expires_at: Date;
}

/** A draft being opened on another device: the last key and code it was given. */
interface HandOverTable {
  claim_uuid: string;
  key_hash: string;
  code_hash: string;
  failures: Generated<number>;
  expires_at: Date;
}

/** A code sent to the contact that a session says is its reporter's: the last one. */
interface ContactCodeTable {
  session_id: string;
  type: ContactType;
  value: string;
  code_hash: string;
  failures: Generated<number>;
  expires_at: Date;
}

/** The contact that a session has shown to be its reporter's. It counts until the session begins anew. */
interface SessionIdentityTable {
  session_id: string;
  type: ContactType;
  value: string;
  proven_at: Date;
}

/** Long work: taken by the service that leases it, and taken again when the lease runs out before it ends. */
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
  /** The `traceparent` of the call that ordered it. */
  trace: string | null;
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

/** A failure reported to the helpdesk. */
interface HelpdeskReportTable {
  number: GeneratedAlways<number>;
  /** Of the call that failed, as it is in the lines of the log. */
  request_id: string | null;
  report: Json<HelpdeskReport>;
  created_at: Date;
}

/** What was done at the request of a data subject, by whom, why, and what became of each report. */
interface PersonActTable {
  id: GeneratedAlways<number>;
  at: Date;
  act: 'EXPORT' | 'ERASE';
  /** What the person was found by, never the value. */
  found_by: string;
  operator: string;
  approver: string;
  reason: string;
  outcomes: Json<readonly object[]>;
}

export interface Tables extends ClientTables, ChatTables, OperationsTables, OutgoingTables, MessageTables {
  session: SessionTable;
  landing: LandingTable;
  sign_in: SignInTable;
  delegation: DelegationTable;
  claim_request: ClaimRequestTable;
  attachment: AttachmentTable;
  hand_over: HandOverTable;
  client_case: ClientCaseTable;
  draft_lock: DraftLockTable;
  lifted_lock: LiftedLockTable;
  contact_code: ContactCodeTable;
  session_identity: SessionIdentityTable;
  process: ProcessTable;
  evidence: EvidenceTable;
  register_answer: RegisterAnswerTable;
  verification: VerificationTable;
  rate_limit: RateLimitTable;
  person: { id: string; data: Json<RegisteredPerson> };
  /** The public register of companies, whether the insurer knows them or not. */
  company: { identification_number: string; data: Json<RegisteredCompany> };
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
  /** Documents or a question added to a registered claim, as a report of their own. */
  claim_addition: { claim_uuid: string; claim_number: string; created_at: Date };
  helpdesk_report: HelpdeskReportTable;
  /** Files that the document store was given; those without an attachment are swept. */
  stored_file: { id: string; created_at: Date };
  instance: InstanceTable;
  /** Static files of builds, by their addresses, and when a service last had them. */
  build_file: { path: string; seen_at: Date };
  person_act: PersonActTable;
  /** How long each kind is kept, in milliseconds, and how long from a moment on. */
  retention: { kind: string; time: number; next: number | null; next_at: Date | null };
}

export type Db = Kysely<Tables>;
/** The database, and the clock that its records are dated by. */
export interface Store {
  readonly db: Db;
  readonly now: () => Date;
}

/** The database or a transaction on it. */
export type Queries = Db | Transaction<Tables>;
