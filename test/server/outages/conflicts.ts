import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/** A database that refuses statements as a busy one does. */
export interface Conflicting {
  readonly engine: PGlite;
  /** The statements it refused. */
  readonly refused: ReadonlySet<string>;
  /** The statements it was sent and did not refuse once. */
  spared(): string[];
}

const codes = ['40P01', '40001'];
/** How often in a row a transaction is refused: as often as is borne. */
const most = 5;

/** The statement, whatever number of rows it names. */
const shapeOf = (statement: string): string => statement.replaceAll(/ in \(\$[^)]*\)/g, ' in (…)');

/** A database that refuses each statement at its first time, by deadlock and serialisation failure in turn. */
export function conflicting(real: PGlite): Conflicting {
  const refused = new Set<string>();
  const sent = new Set<string>();

  const refusing = <T extends PGlite | Transaction>(
    one: T,
    isBorne: (statement: string) => boolean,
    more: Partial<PGlite> = {},
  ): T =>
    new Proxy(one, {
      get(target, name) {
        if (name === 'query') {
          return async (statement: string, values?: unknown[], options?: QueryOptions) => {
            const shape = shapeOf(statement);
            sent.add(shape);
            if (!isBorne(statement) || refused.has(shape)) return target.query(statement, values, options);
            refused.add(shape);
            const code = codes[refused.size % codes.length];
            throw Object.assign(new Error('refused for another'), { severity: 'ERROR', code });
          };
        }
        const own: unknown = name in more ? Reflect.get(more, name) : Reflect.get(target, name);
        return typeof own === 'function' && !(name in more) ? own.bind(target) : own;
      },
    });

  // A transaction is known again, at its next try, by the statement it begins with; others may come between its tries.
  const tries = new Map<string, number>();
  const transaction: PGlite['transaction'] = async (work) => {
    let first: string | undefined;
    const isBorne = (statement: string): boolean => {
      first ??= statement;
      return (tries.get(first) ?? 0) < most;
    };
    const before = refused.size;
    try {
      const done = await real.transaction((trx) => work(refusing(trx, isBorne)));
      tries.delete(first ?? '');
      return done;
    } catch (error) {
      if (first !== undefined && refused.size > before) tries.set(first, (tries.get(first) ?? 0) + 1);
      throw error;
    }
  };
  const engine = refusing(real, () => true, { transaction });
  return { engine, refused, spared: () => [...sent].filter((one) => !refused.has(one)) };
}
