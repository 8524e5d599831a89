import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { isExcepted } from './exceptions.ts';
import { refusals, type Engine, type Refused } from './refusals.ts';

/** A database that refuses what engines would refuse. */
export interface Refusing {
  readonly engine: PGlite;
  /** What it was asked and refused, but for exceptions, which it lets through. */
  readonly refused: readonly Refused[];
  /** The exceptions that it let through. */
  readonly excepted: readonly Refused[];
}

/** A statement in one line, whatever it is written in. */
const plain = (statement: string): string => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** An embedded database that refuses what these engines refuse, and lets the exceptions through. */
export function refusing(real: PGlite, engines: readonly Engine[]): Refusing {
  const refused: Refused[] = [];
  const excepted: Refused[] = [];
  const check = (text: string, before: string[]): void => {
    const statement = plain(text);
    const found = refusals
      .filter(({ engine, is }) => engines.includes(engine) && is(statement, before))
      .map(({ engine, why }) => ({ engine, why, statement }));
    before.push(statement);
    const [excepting, others] = [found.filter(isExcepted), found.filter((one) => !isExcepted(one))];
    excepted.push(...excepting);
    refused.push(...others);
    const [first] = others;
    if (first === undefined) return;
    throw Object.assign(new Error(`${first.engine} refuses: ${first.why}. ${statement}`), {
      severity: 'ERROR',
      code: '0A000',
    });
  };
  const checking = <T extends PGlite | Transaction>(
    one: T,
    before: () => string[],
    more: Partial<PGlite> = {},
  ): T =>
    new Proxy(one, {
      get(target, name) {
        if (name === 'query')
          return async (statement: string, values?: unknown[], options?: QueryOptions) => {
            check(statement, before());
            return target.query(statement, values, options);
          };
        const own: unknown = name in more ? Reflect.get(more, name) : Reflect.get(target, name);
        return typeof own === 'function' && !(name in more) ? own.bind(target) : own;
      },
    });
  const transaction: PGlite['transaction'] = (work) => {
    const before: string[] = [];
    return real.transaction((trx) => work(checking(trx, () => before)));
  };
  return { engine: checking(real, () => [], { transaction }), refused, excepted };
}
