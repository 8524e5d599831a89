import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { areRegistersFilled, emptyRegisters } from '#server/store/seeds/seed.ts';
import { checkRoom } from '#server/store/room.ts';
import type { Db } from '#server/store/tables.ts';

interface Checked {
  readonly db: Db;
  readonly documents: Pick<DocumentStore, 'check'>;
  /** False where the registers of the insurer answer. */
  readonly hasOwnRegisters: boolean;
}

/** Milliseconds within which a readiness question is answered, whoever does not answer us. */
const patience = 3000;

/**
 * GET /health/live and /health/ready: the process is alive; it is not being stopped, the database answers, files can be stored, and
 * there is room.
 */
export function health(app: App, { db, documents, hasOwnRegisters }: Checked): void {
  app.route({ ...routeOf(calls.live), handler: async () => ({ status: 'ok' as const }) });
  const check = async (): Promise<string[]> => {
    await sql`select 1`.execute(db);
    const notes = !hasOwnRegisters || (await areRegistersFilled(db)) ? [] : [emptyRegisters];
    await documents.check();
    // Where uploads arrive.
    await checkRoom(tmpdir());
    return notes;
  };
  app.route({
    ...routeOf(calls.ready),
    handler: async () => {
      if (app.stopping.aborted) throw new Failure('245000000', { status: 503 });
      try {
        const late = wait(patience, undefined, { ref: false }).then(() => {
          throw new Error('The database or the store did not answer in time.');
        });
        const notes = await Promise.race([late, check()]);
        return { status: 'ok' as const, ...(notes.length > 0 && { notes }) };
      } catch (cause) {
        throw new Failure('245000000', { status: 503, cause });
      }
    },
  });
}
