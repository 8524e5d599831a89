import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClaimType } from '#machines/claim/enums.ts';
import { schemaVersion } from '#machines/claim/stored/migrations.ts';
import { calls } from '#machines/service/calls.ts';
import { flows } from '#machines/flows/index.ts';
import { draftOf } from '#src/service/loadDraft.ts';
import { begin } from './drafts.ts';
import { startService, type TestService } from './service.ts';

const Stored = z.object({
  schemaVersion: z.number(),
  claim: z.record(z.string(), z.unknown()),
  page: z.string(),
  version: z.number(),
});
type Stored = z.infer<typeof Stored>;

const folder = new URL('../drafts/corpus/', import.meta.url);
/** Drafts as every released version stored them, by version, line and what is reported. */
const corpus = readdirSync(folder).flatMap((version) =>
  readdirSync(new URL(`${version}/`, folder)).flatMap((file) => {
    const drafts = JSON.parse(readFileSync(new URL(`${version}/${file}`, folder), 'utf8'));
    const claimType = ClaimType.parse(file.replace('.json', ''));
    return Object.entries(z.record(z.string(), Stored).parse(drafts)).map(
      ([what, stored]) => [version, claimType, what, stored] as const,
    );
  }),
);

/** What was one page is two by now: a draft of both goes on at the one that nobody has seen, which has its answers. */
const splitSince: Readonly<Record<string, string>> = {
  DNL: 'injuryBody',
  INV: 'disabilityCause',
  BAN_DISABILITY: 'disabilityCause',
  SED: 'carSeatsRide',
  CPZ_INJURY: 'trip',
  CPZ_PERMANENT: 'trip',
  CPZ_DEATH: 'trip',
};

/**
 * Where drafts go on now: more is asked of leaking water than when any was written, and of a person than in the first version, but nothing of
 * who reports the death of a borrower.
 */
const goesOnAt = (what: string, { schemaVersion: from, claim, page }: Stored): string => {
  if (what === 'WATER') return 'event';
  if (from > 1 || what === 'BAN_DEATH') return splitSince[what] ?? page;
  const isTold = claim['reporterRole'] === 'INJURED' || what.endsWith('DEATH') || what === 'UMR';
  if (isTold) return 'reporter';
  return claim['claimType'] === 'car' ? 'person' : 'personalData';
};

describe('a draft of a released version', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const stored = async (claimType: ClaimType, draft: Stored) => {
    const begun = await begin(service, claimType);
    await service.database.db
      .updateTable('claim_request')
      .set({
        detail: JSON.stringify(draft.claim),
        schema_version: draft.schemaVersion,
        version: draft.version,
      })
      .where('uuid', '=', begun.uuid)
      .execute();
    return begun;
  };

  test('is in the corpus, of each version and of this one', () => {
    expect([...new Set(corpus.map(([version]) => version))]).toEqual(
      Array.from({ length: schemaVersion }, (_, index) => String(index + 1)),
    );
  });

  test.each(corpus)('%s opens with every answer: %s %s', async (_, claimType, what, draft) => {
    const { reporter, params } = await stored(claimType, draft);
    const read = await reporter.call(calls.readClaim, { params });
    const { formSteps: _then, ...answers } = draft.claim;
    expect(read).toMatchObject({ version: draft.version, page: goesOnAt(what, draft) });
    expect(read.detail).toMatchObject(answers);
    const flow = flows.find(({ code }) => code === `${claimType}.DRAFT`);
    if (!flow) throw new Error(`Nobody serves ${claimType}.`);
    expect(draftOf(flow, { ...read, claimRequestUuid: params.claimRequestUuid }).detail).toEqual(read.detail);
    const saved = { params: { ...params, version: draft.version }, body: read.detail };
    expect(await reporter.call(calls.save, saved)).toEqual({ version: draft.version + 1 });
    expect((await reporter.call(calls.readClaim, { params })).page).toBe(read.page);
  });

  test('is stored as one of the version before where it has nothing new, for the release that runs beside this one', async () => {
    const versions: unknown[] = [];
    for (const formSteps of [
      ['eventKinds', 'person'],
      ['eventKinds', 'injuredParty[0]'],
    ]) {
      const { reporter, params, uuid } = await begin(service);
      await reporter.call(calls.save, { params: { ...params, version: 0 }, body: { formSteps } });
      const { schema_version: noted } = await service.database.db
        .selectFrom('claim_request')
        .select('schema_version')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      versions.push([noted, (await reporter.call(calls.readClaim, { params })).schemaVersion]);
    }
    expect(versions).toEqual([
      [schemaVersion - 1, schemaVersion - 1],
      [schemaVersion, schemaVersion],
    ]);
  });

  test('that is newer than this one is neither read, changed nor lost, and still stands in the list', async () => {
    const newer = { schemaVersion: schemaVersion + 1, claim: { told: 'otherwise' }, page: '', version: 7 };
    const { reporter, params, uuid } = await stored('car', newer);
    const refused = { status: 409, body: { code: 'NEWER_DRAFT' } };
    expect(await reporter.ask(calls.readClaim, { params })).toMatchObject(refused);
    const save = { params: { ...params, version: 7 }, body: {} };
    expect(await reporter.ask(calls.save, save)).toMatchObject(refused);
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject(refused);
    const { drafts } = await reporter.call(calls.listDrafts, {});
    expect(drafts).toMatchObject([{ claimRequestUuid: uuid, version: 7, name: {} }]);
    const row = await service.database.db
      .selectFrom('claim_request')
      .select(['detail', 'schema_version', 'version'])
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    expect(row).toEqual({ detail: newer.claim, schema_version: schemaVersion + 1, version: 7 });
  });
});
