import { afterEach, describe, expect, test, vi } from 'vitest';
import { schemaVersion } from '#machines/claim/stored/migrations.ts';
import { Failure } from '#machines/calls/failures.ts';
import { createClient } from '#src/service/client.ts';
import { loadDraft } from '#src/service/loadDraft.ts';
import { searchFlow } from '#test/flow/small/searchFlow.ts';

const claimRef = { service: 'claim', claimRequestUuid: '6f1f4a52-3f0d-4c1a-9a2e-6a1f0d3c1b11' } as const;
const silent = () => {};
const client = createClient({
  onStarted: silent,
  onCompleted: silent,
  onCancelled: silent,
  onFailed: silent,
});

const stored = (differing: object) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        claimRequestUuid: claimRef.claimRequestUuid,
        claimType: 'car',
        flowType: 'DRAFT',
        state: 'DRAFT',
        version: 3,
        schemaVersion,
        detail: {},
        documents: [],
        ...differing,
      }),
    ),
  );
const load = () => loadDraft(client, searchFlow, claimRef);

afterEach(() => vi.unstubAllGlobals());

test('a draft comes with its version, answers and documents', async () => {
  stored({ detail: { contactSearch: '1AB2345' } });
  expect(await load()).toEqual({
    ref: claimRef,
    version: 3,
    detail: { contactSearch: '1AB2345' },
    documents: [],
  });
});

test.each([
  [
    'that a newer version of the service stores asks for the newer page',
    { schemaVersion: schemaVersion + 1 },
    'NEWER_DRAFT',
  ],
  ['that was discarded is not found', { state: 'DISCARDED' }, 'ACTIVE_REPORT_NOT_FOUND'],
  ['with answers of a shape nobody gives lacks its data', { detail: { contactSearch: 7 } }, 'GCL-FE-0000'],
] as const)('a draft %s', async (_, differing, code) => {
  stored(differing);
  await expect(load()).rejects.toEqual(new Failure(code));
});

describe('a report that is being sent', () => {
  afterEach(() => vi.useRealTimers());

  test('is read again until that is over', async () => {
    vi.useFakeTimers();
    stored({ state: 'FINALIZING' });
    const loaded = load();
    await vi.advanceTimersByTimeAsync(5000);
    stored({ state: 'DRAFT', version: 4 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loaded).toEqual({ ref: claimRef, version: 4, detail: {}, documents: [] });
  });

  test('for long is left until later', async () => {
    vi.useFakeTimers();
    stored({ state: 'FINALIZING' });
    const loaded = expect(load()).rejects.toEqual(new Failure('AJAX_TIMEOUT'));
    await vi.advanceTimersByTimeAsync(30_000);
    await loaded;
  });
});
