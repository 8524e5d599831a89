import type { JSONColumnType } from 'kysely';
import type { OperatorAct } from '#machines/service/sales/operatorActs.ts';

/** How often calls were answered with a code in an hour, by all processes. */
interface FailureCountTable {
  hour: Date;
  code: string;
  count: number;
}

/** What an operator wants to do and a second one decides about. */
interface ApprovalTable {
  id: string;
  act: JSONColumnType<OperatorAct>;
  words: string;
  asked_by: string;
  asked_name: string;
  asked_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  is_approved: boolean | null;
}

/** What operators work with. */
export interface OperationsTables {
  failure_count: FailureCountTable;
  approval: ApprovalTable;
}
