import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Call, CallAnswer, CallInput } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { createClaim, createKeyMemory } from '#src/service/createClaim.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const detail = { eventKinds: ['HAVNEHODA'] } as const;
const other = { eventKinds: ['HAVSKLA'] } as const;
const params = { service: 'claim' } as const;

/** What happens to a call: it never leaves, its answer is lost, with its cookie, or the service refuses it. */
type Fate = 'goes well' | 'never leaves' | 'loses its answer' | 'is refused' | 'breaks the service';

describe('creating a claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  /** A browser whose calls have a fate each, the last ones a good one; `opens` is its window opened anew. */
  const aBrowser = (...fates: Fate[]) => {
    const reporter = service.reporter();
    const storage = memoryStorage();
    const bodies: unknown[] = [];
    const call = async <C extends Call>(made: C, input: CallInput<C> & Asked): Promise<CallAnswer<C>> => {
      const fate = fates.shift() ?? 'goes well';
      bodies.push(input.body);
      const { cookie } = reporter;
      if (fate === 'never leaves') throw new Failure('0');
      if (fate === 'is refused') throw new Failure('245000030');
      if (fate === 'breaks the service') throw new Failure('245000000');
      const answer = await reporter.call(made, input);
      if (fate === 'goes well') return answer;
      reporter.cookie = cookie;
      throw new Failure('AJAX_TIMEOUT');
    };
    const opens = () => {
      const memory = createKeyMemory(storage, carDraft.code);
      const create = createClaim({ call }, memory);
      return async (input: { detail?: object } = { detail }) => {
        const created = await create({ flow: carDraft, record: {}, ...input }, new AbortController().signal);
        memory.forget();
        return created;
      };
    };
    return { reporter, bodies, opens, create: opens() };
  };

  const stored = async (reporter: Reporter) => {
    const { drafts } = await reporter.call(calls.listDrafts, {});
    return Promise.all(
      drafts.map(async ({ claimRequestUuid }) => {
        const read = await reporter.call(calls.readClaim, { params: { ...params, claimRequestUuid } });
        return { claimRequestUuid, version: read.version, detail: read.detail };
      }),
    );
  };

  test('with its first answers is one call, and they are saved', async () => {
    const { create, bodies, reporter } = aBrowser();
    const {
      ref: { claimRequestUuid },
      ...created
    } = await create();
    expect(created).toEqual({ version: 1, isSaved: true });
    expect(bodies).toEqual([
      { claimType: 'car', flowType: 'DRAFT', detail, createKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    expect(await stored(reporter)).toEqual([{ claimRequestUuid, version: 1, detail }]);
  });

  test('without answers leaves them to a save', async () => {
    const { create, reporter } = aBrowser();
    const {
      ref: { claimRequestUuid },
      ...created
    } = await create({});
    expect(created).toEqual({ version: 0, isSaved: false });
    expect(await stored(reporter)).toEqual([{ claimRequestUuid, version: 0, detail: {} }]);
  });

  test('twice creates two claims', async () => {
    const { create, reporter } = aBrowser();
    await create();
    await create();
    expect(await stored(reporter)).toHaveLength(2);
  });

  test.each<[Fate, number]>([
    ['never leaves', 0],
    ['loses its answer', 1],
    ['breaks the service', 0],
  ])(
    'by a call that %s is repeated with its key: one claim, and its answers are saved on top',
    async (fate) => {
      const { create, bodies, reporter } = aBrowser(fate);
      await expect(create()).rejects.toBeInstanceOf(Failure);
      const {
        ref: { claimRequestUuid },
        version,
        isSaved,
      } = await create({ detail: other });
      expect(isSaved).toBe(false);
      await reporter.call(calls.save, { params: { ...params, claimRequestUuid, version }, body: other });
      expect(await stored(reporter)).toEqual([{ claimRequestUuid, version: 2, detail: other }]);
      const [first, second] = z.array(z.object({ createKey: z.uuid() })).parse(bodies);
      expect(second).toEqual(first);
    },
  );

  test('by a call without an answer is repeated with its key after a reload', async () => {
    const { create, opens, reporter } = aBrowser('loses its answer');
    await expect(create()).rejects.toBeInstanceOf(Failure);
    const {
      ref: { claimRequestUuid },
      ...created
    } = await opens()();
    expect(created).toEqual({ version: 1, isSaved: false });
    expect(await stored(reporter)).toEqual([{ claimRequestUuid, version: 1, detail }]);
  });

  test('by a call that is refused was none: the next one saves its own answers', async () => {
    const { create, reporter } = aBrowser('is refused');
    await expect(create()).rejects.toBeInstanceOf(Failure);
    expect(await create({ detail: other })).toMatchObject({ version: 1, isSaved: true });
    expect(await stored(reporter)).toMatchObject([{ version: 1, detail: other }]);
  });

  test('refused after a call without an answer still finds what that one created', async () => {
    const { create, reporter } = aBrowser('loses its answer', 'is refused');
    await expect(create()).rejects.toBeInstanceOf(Failure);
    await expect(create()).rejects.toBeInstanceOf(Failure);
    expect(await create()).toMatchObject({ version: 1, isSaved: false });
    expect(await stored(reporter)).toHaveLength(1);
  });
});

interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}
