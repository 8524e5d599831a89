import { afterAll, describe, test } from 'vitest';
import { postgresPrograms, startPostgres, type Postgres } from './postgres.ts';
import { describeService } from './suite/everything.ts';

const programs = postgresPrograms;

if (programs === undefined) {
  describe('on PostgreSQL', () => {
    test.skip('NOT RUN: this machine has no PostgreSQL programs (initdb, postgres)');
  });
} else {
  describe(`on the PostgreSQL of ${programs}`, () => {
    let postgres: Postgres | undefined;
    afterAll(() => postgres?.stop());
    describeService(async () => {
      postgres = await startPostgres(programs);
      return { url: postgres.url, seeds: true };
    });
  });
}
