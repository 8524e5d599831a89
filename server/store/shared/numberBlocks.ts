import { sql, type QueryExecutorProvider } from 'kysely';

/** Numbers that the database gives, each once over all processes. */
export interface Numbers {
  readonly next: () => Promise<number>;
}

/**
 * Numbers of a sequence, fetched so many at once: whoever needs one asks the database once for many. A process that ends leaves out
 * those that it had left.
 */
export function numberBlocks(db: QueryExecutorProvider, sequence: 'claim_number', size: number): Numbers {
  let left: number[] = [];
  let coming: Promise<void> | undefined;
  const fetch = async (): Promise<void> => {
    const { rows } = await sql<{ number: number }>`
      select nextval(${sequence}::regclass) as number from generate_series(1, ${sql.lit(size)})`.execute(db);
    left = [...left, ...rows.map(({ number }) => number)];
  };
  return {
    next: async () => {
      for (;;) {
        const number = left.shift();
        if (number !== undefined) return number;
        coming ??= fetch().finally(() => {
          coming = undefined;
        });
        await coming;
      }
    },
  };
}
