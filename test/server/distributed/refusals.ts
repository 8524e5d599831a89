/** The engines that a report may once be spread over. */
export const engines = ['CockroachDB', 'YugabyteDB', 'Citus'] as const;
export type Engine = (typeof engines)[number];

/** A statement that an engine refuses. */
export interface Refused {
  readonly engine: Engine;
  readonly why: string;
  readonly statement: string;
}

/** A kind of statement that an engine refuses, or takes without doing what it says. */
interface Refusal {
  readonly engine: Engine;
  readonly why: string;
  /** @param before the statements before it in its transaction; none outside of one */
  readonly is: (statement: string, before: readonly string[]) => boolean;
}

const changesTables = /^(?:create|alter|drop) /;
const changesRows = /^(?:insert|update|delete)\b/;

/** What a table is spread by, where reports are spread: the claim. All others are of one machine, or the same on each. */
const spreadBy: Readonly<Record<string, string>> = {
  claim_request: 'uuid',
  attachment: 'claim_uuid',
  process: 'claim_uuid',
  claim_addition: 'claim_uuid',
  hand_over: 'claim_uuid',
  register_answer: 'claim_uuid',
  verification: 'claim_uuid',
  notice: 'claim_uuid',
  confirmation_mail: 'claim_uuid',
  evidence: 'claim_uuid',
  given_report: 'claim_uuid',
  claim_progress: 'claim_uuid',
  status_link: 'claim_uuid',
  status_message: 'claim_uuid',
};

/** True where rows of a spread table are locked without saying of which claim. */
function locksOfAnyClaim(statement: string): boolean {
  if (!/ for update\b/.test(statement)) return false;
  const tables = [...statement.matchAll(/ from "?(\w+)"?/g)].map(([, table = '']) => table);
  return tables.some((table) => {
    const column = spreadBy[table];
    return column !== undefined && !new RegExp(String.raw`"?\b${column}"? = \$`).test(statement);
  });
}

/** What each of them refuses of what PostgreSQL takes, as their documentation and issues say. */
export const refusals: readonly Refusal[] = [
  {
    engine: 'CockroachDB',
    why: 'locks of a session are not known (cockroachdb/cockroach #13546)',
    is: (statement) => /\bpg_(?:try_)?advisory_(?:un)?lock\b/.test(statement),
  },
  {
    engine: 'Citus',
    why: 'an advisory lock is one of the node that is asked',
    is: (statement) => /\bpg_(?:try_)?advisory_/.test(statement),
  },
  {
    engine: 'YugabyteDB',
    why: 'a table is locked in ACCESS SHARE mode alone',
    is: (statement) => statement.startsWith('lock ') && !/ access share /.test(statement),
  },
  ...(['CockroachDB', 'YugabyteDB'] as const).map((engine) => ({
    engine,
    why: 'there is no LISTEN and NOTIFY, or it is off',
    is: (statement: string) => /^(?:un)?listen |\bpg_notify\b/.test(statement),
  })),
  {
    engine: 'Citus',
    why: 'LISTEN and NOTIFY are of the node that is asked',
    is: (statement) => /^(?:un)?listen |\bpg_notify\b/.test(statement),
  },
  {
    engine: 'CockroachDB',
    why: 'a table is not changed in a transaction that has written rows',
    is: (statement, before) => changesTables.test(statement) && before.some((one) => changesRows.test(one)),
  },
  {
    engine: 'YugabyteDB',
    why: 'each change of a table is a transaction of its own, so that rows written beside it stay where the rest fails',
    is: (statement, before) => changesTables.test(statement) && before.some((one) => changesRows.test(one)),
  },
  {
    engine: 'CockroachDB',
    why: 'the operator class jsonb_path_ops is not known (cockroachdb/cockroach #81115)',
    is: (statement) => statement.includes('jsonb_path_ops'),
  },
  {
    engine: 'CockroachDB',
    why: 'temporary tables are an experiment that is off',
    is: (statement) => /^create temp(?:orary)? /.test(statement),
  },
  {
    engine: 'Citus',
    why: 'rows of several shards are not locked (citusdata/citus #4647)',
    is: locksOfAnyClaim,
  },
  {
    engine: 'Citus',
    why: 'what a table is spread by is not changed',
    is: (statement) => {
      const [, table = '', set = ''] = /^update "?(\w+)"? set (.*?)(?: where |$)/.exec(statement) ?? [];
      return spreadBy[table] !== undefined && new RegExp(String.raw`"?\b${spreadBy[table]}"? =`).test(set);
    },
  },
];
