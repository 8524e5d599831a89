import type { Generated, JSONColumnType } from 'kysely';
import type { NotedAnswer } from './registered.ts';

/** What a register answered to a report, for a day in which it may be away. */
export interface RegisterAnswerTable {
  claim_uuid: string;
  question: string;
  answer: JSONColumnType<NotedAnswer>;
  asked_at: Date;
}

/** A registered claim whose registers were away and are to be asked again. */
export interface VerificationTable {
  claim_uuid: string;
  attempts: Generated<number>;
  since: Date;
  due_at: Date;
}
