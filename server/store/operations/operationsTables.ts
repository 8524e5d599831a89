import type { Generated, JSONColumnType } from 'kysely';
import type { TrafficKind } from '#machines/service/analysts/traffic.ts';
import type { Switch } from '#machines/service/switches/switch.ts';
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
  /** Why whoever asked did it alone at night, said within a day. */
  alone_words: Generated<string | null>;
  alone_words_at: Generated<Date | null>;
}

/** How often something happened on a page of a flow in a day (`2026-11-20`), by all browsers. */
interface FlowTrafficTable {
  day: string;
  flow: string;
  version: string;
  is_made: boolean;
  kind: TrafficKind;
  page: string;
  what: string;
  count: number;
}

/** That an analyst approves a state of a flow, which is described by `text`. */
interface FlowApprovalTable {
  flow: string;
  version: string;
  subject: string;
  by_name: string;
  text: string;
  at: Date;
}

/** What an operator has changed of the configuration, and the name of the second one who has looked at it. */
export interface SwitchTable {
  key: string;
  value: JSONColumnType<Switch>;
  version: number;
  words: string;
  set_by: string;
  set_name: string;
  set_at: Date;
  until: Date | null;
  seen_by: string | null;
}

/** What operators and analysts work with. */
export interface OperationsTables {
  failure_count: FailureCountTable;
  flow_traffic: FlowTrafficTable;
  flow_approval: FlowApprovalTable;
  approval: ApprovalTable;
  switch: SwitchTable;
}
