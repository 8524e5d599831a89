import type { Engine, Refused } from './refusals.ts';

/** A statement that stays as it is on PostgreSQL, and what takes its place on an engine that refuses it. */
interface Exception {
  readonly engines: readonly Engine[];
  readonly statement: RegExp;
  readonly instead: string;
}

/** Every statement that is known to be refused; `docs/growing.md` tells of each. */
export const exceptions: readonly Exception[] = [
  {
    engines: ['Citus'],
    statement: /^update "(?:process|attachment|evidence)" set leased_until = .* for update skip locked/,
    instead:
      'work is taken shard by shard, or its tables are local to the coordinator: which claim has work is not known before it is taken',
  },
  {
    engines: ['Citus'],
    statement: /^select "uuid" from "claim_request" where "state" = .* for update skip locked/,
    instead: 'the sweep of sent reports locks each by its uuid, and looks again whether it may go',
  },
  {
    engines: ['Citus'],
    statement: /^select pg_advisory_xact_lock\(hashtextextended\(/,
    instead: 'clients are local to the coordinator, and so is the lock by which none is stored twice',
  },
  {
    engines: ['CockroachDB', 'YugabyteDB'],
    statement: /^alter table claim_request drop column auth_failures/,
    instead: 'a new database there begins with the tables as they are by now, in one file',
  },
  {
    engines: ['CockroachDB'],
    statement: /^create index on policy_record using gin \(\(record -> 'roles'\) jsonb_path_ops\)/,
    instead: 'an inverted index without the operator class, which is the only one there',
  },
];

/** True for a statement that is known to be refused. */
export const isExcepted = ({ engine, statement }: Refused): boolean =>
  exceptions.some((one) => one.engines.includes(engine) && one.statement.test(statement));
