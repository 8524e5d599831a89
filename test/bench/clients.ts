import { sql } from 'kysely';
import { openDatabase } from '#server/store/database.ts';
import { search, signedIn } from '#test/server/clients/agents.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { startService } from '#test/server/service.ts';

// How long a search takes among a hundred thousand clients on PostgreSQL, each agent caring for a thousand: `npm run bench:clients`.
const clients = 100_000;
const agents = 100;
const searches = 200;

/** Clients as the seeds have them, with a policy each, whose numbers begin with a letter so that nobody else has them. */
const fill = [
  sql`insert into person select 'B' || n, jsonb_build_object('id', 'B' || n, 'personKind', 'NATURAL', 'personType', 'FO',
    'firstName', 'Jan', 'surname', 'Zkouška', 'fullName', 'Jan Zkouška ' || n, 'birthDate', '1979-03-14', 'birthNumber', n::text)
    from generate_series(1, ${clients}::int) n`,
  sql`insert into client (id, person_id, cared_by, names) select gen_random_uuid(), 'B' || n,
    case when n % ${agents}::int = 0 then 'A100' else 'B' || n % ${agents}::int end,
    ' ' || substr(md5(n::text), 1, 6) || ' jan' from generate_series(1, ${clients}::int) n`,
  sql`insert into client_number select 'BIRTH_NUMBER', lpad((7903140000 + substr(person_id, 2)::bigint)::text, 10, '0'), id
    from client where person_id like 'B%'`,
  sql`insert into policy select 'B' || n, null, jsonb_build_object('policyNumber', 'B' || n, 'policyholderId', 'B' || n, 'status', 'ACTIVE',
    'validFrom', '2020-01-01', 'validTo', null, 'line', 'CAR_POV', 'risks', '[]'::jsonb, 'insuredIds', '[]'::jsonb)
    from generate_series(1, ${clients}::int) n`,
  sql`insert into client_policy select id, person_id, null from client where person_id like 'B%'`,
  sql`analyze`,
];

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const postgres = await startPostgres(postgresPrograms);
const database = await openDatabase({ url: postgres.url, seeds: true });
const service = await startService({ database });
try {
  for (const one of fill) await one.execute(database.db);
  const karel = await signedIn(service, 'A100');
  const need = { reason: 'CLAIM_NOW' } as const;
  const texts: Readonly<Record<string, (at: number) => string>> = {
    'birth number': () => '7903149034',
    plate: () => '1QW0101',
    claim: () => '2026CAR00000101',
    'name that few have': () => 'abc',
    'first name, all thousand': () => 'jan',
  };
  for (const [what, textOf] of Object.entries(texts)) {
    const took: number[] = [];
    for (let at = 0; at < searches; at += 1) {
      const begun = performance.now();
      await search(karel, textOf(at), { need });
      took.push(performance.now() - begun);
    }
    const sorted = took.toSorted((one, other) => one - other);
    const share = (part: number) => sorted[Math.floor(part * sorted.length)]?.toFixed(1);
    console.log(`${what}: half within ${share(0.5)} ms, 95 of 100 within ${share(0.95)} ms`);
  }
} finally {
  await service.close();
  await database.close();
  await postgres.stop();
}
