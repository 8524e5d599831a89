/** Attempts to open a draft by a number, also at a uuid that no draft has. */
export interface DraftLockTable {
  claim_uuid: string;
  /** Wrong numbers since the last lock. */
  failures: number;
  locks: number;
  locked_until: Date | null;
  changed_at: Date;
}

/** A lock that was lifted, as it was then: by an operator and why, or by the reporter, who is nobody's name. */
export interface LiftedLockTable extends Omit<DraftLockTable, 'changed_at'> {
  /** What the provider of identities knows the operator by, where there is one. */
  operator_id: string | null;
  operator_name: string | null;
  reason: string | null;
  /** When the last wrong number came. */
  tried_at: Date;
  lifted_at: Date;
}
