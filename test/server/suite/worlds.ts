import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor, type AnyStateMachine } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { createClient } from '#src/service/client.ts';
import { createKeyMemory } from '#src/service/createClaim.ts';
import { loadDraft } from '#src/service/loadDraft.ts';
import { provideFlow } from '#src/service/provideFlow.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { placeOf } from '#test/flow/machine/startFlow.ts';
import { refusalOf, ways, type Elsewhere } from '#test/model/worlds/elsewhere.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import type { TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';
import { async, slowRegister } from './processRaces.ts';

/** What becomes here of a report that is saved, sent or given up elsewhere, on every database: the real machine with the real client. */
export function describeWorlds(service: () => TestService): void {
  const beginAnswered = () =>
    beginWith(service(), { ...answered, ...ownDay(), formSteps: ['event', 'vehicle', 'damage'] });

  /** What becomes of a report in another window of the same browser. */
  const elsewhere: Readonly<Record<Elsewhere, (begun: Begun) => Promise<unknown>>> = {
    'is as it was': () => Promise.resolve(),
    'was saved elsewhere': async ({ reporter, params }) => {
      const { version, detail } = await reporter.call(calls.readClaim, { params });
      return reporter.call(calls.save, {
        params: { ...params, version },
        body: { ...detail, moreInfo: 'Z jiného telefonu.' },
      });
    },
    'is being sent elsewhere': ({ uuid }) =>
      service()
        .database.db.updateTable('claim_request')
        .set({ state: 'FINALIZING' })
        .where('uuid', '=', uuid)
        .execute(),
    'was sent elsewhere': ({ reporter, params }) => reporter.call(calls.finalize, { params }),
    'was given up elsewhere': ({ reporter, params }) => reporter.call(calls.discard, { params }),
    'is kept no longer': ({ uuid }) =>
      service().database.db.deleteFrom('claim_request').where('uuid', '=', uuid).execute(),
  };

  const ended = [
    'was sent elsewhere',
    'is being sent elsewhere',
    'was given up elsewhere',
    'is kept no longer',
  ] as const;

  describe('a report that is open while it becomes another one elsewhere', () => {
    afterEach(() => vi.unstubAllGlobals());
    for (const standing of ended)
      test(`a report that ${standing} is refused as the model of worlds has it`, async () => {
        const begun = await beginAnswered();
        const { reporter, params } = begun;
        await elsewhere[standing](begun);
        const asked = [
          reporter.ask(calls.save, { params: { ...params, version: 1 }, body: answered }),
          reporter.ask(calls.bankAccount, { params }),
          // Given up twice is given up.
          ...(standing === 'was given up elsewhere' ? [] : [reporter.ask(calls.discard, { params })]),
        ];
        const refusal = refusalOf({ state: ways[standing] });
        const told = refusal && { code: refusal.code, status: refusal.status };
        expect(
          (await Promise.all(asked)).map(({ status, body }) => ({ code: Object(body).code, status })),
        ).toEqual(asked.map(() => told));
      });

    /** The browser of a report: its machine with the client, and the service behind it; `loses` is a call whose answer never comes. */
    const opened = async ({ reporter, params }: Begun, page: string) => {
      const lost: string[] = [];
      const read = { times: 0 };
      vi.stubGlobal('fetch', async (request: string, options: RequestInit) => {
        const { status, body } = await reporter.send({
          method: options.method === 'POST' ? 'POST' : options.method === 'PUT' ? 'PUT' : 'GET',
          url: request,
          headers: Object.fromEntries(new Headers(options.headers)),
          ...(typeof options.body === 'string' && { body: options.body }),
        });
        if (options.method === 'GET') read.times += 1;
        const at = lost.findIndex((path) => request.includes(path));
        if (at < 0) return Response.json(body, { status });
        lost.splice(at, 1);
        throw new TypeError('network');
      });
      const silent = () => {};
      const client = createClient({
        onStarted: silent,
        onCompleted: silent,
        onCancelled: silent,
        onFailed: silent,
      });
      const draft = await loadDraft(client, smallFlow, params);
      const machine: AnyStateMachine = provideFlow(
        smallFlow,
        client,
        createKeyMemory(memoryStorage(), 'car.DRAFT'),
      );
      const actor = createActor(machine, { input: { configuration, draft, page } });
      const told: string[] = [];
      actor.on('*', ({ type }) => told.push(type));
      actor.start();
      return {
        told,
        lost,
        read,
        send: (event: { readonly type: string; readonly answers?: ClaimDetail }) => actor.send(event),
        /** Where it stands once nothing is under way, and the failure it tells of. */
        rest: async () => {
          const snapshot = await waitFor(actor, (one) => !one.hasTag('busy'), { timeout: 20_000 });
          return [placeOf(snapshot.value), snapshot.context.failure?.code];
        },
        waits: () => waitFor(actor, (one) => one.hasTag('waiting'), { timeout: 20_000 }),
        stop: () => actor.stop(),
      };
    };

    const next = {
      type: 'NEXT',
      answers: { damageSize: 'SMALL', bankContactType: 'NONE', moreInfo: 'Odsud.' },
    } as const;
    const gone = 'ACTIVE_REPORT_NOT_FOUND';

    const endsOf: readonly (readonly [Elsewhere, readonly unknown[]])[] = [
      ['is as it was', ['summary idle', undefined]],
      ['was saved elsewhere', ['damage conflict', undefined]],
      ['was sent elsewhere', ['finalised sent', undefined]],
      ['was given up elsewhere', ['damage failed', gone]],
      ['is kept no longer', ['damage failed', gone]],
    ];

    for (const [standing, stands] of endsOf)
      test(`whoever goes on with a report that ${standing} stands there`, async () => {
        const begun = await beginAnswered();
        const here = await opened(begun, 'damage');
        await elsewhere[standing](begun);
        here.send(next);
        expect(await here.rest()).toEqual(stands);
        here.stop();
      });

    test('whoever goes on while it is being sent elsewhere waits, and is told that it was sent', async () => {
      const begun = await beginAnswered();
      const here = await opened(begun, 'damage');
      const register = slowRegister(service().database.db);
      const slow = await service().another(register.options);
      const other = slow.reporter();
      other.cookie = begun.reporter.cookie;
      await other.ask(calls.finalize, { params: begun.params, headers: async });
      const { times } = here.read;
      here.send(next);
      await vi.waitUntil(() => here.read.times > times, patience);
      register.answer();
      expect([await here.rest(), here.told]).toEqual([['finalised sent', undefined], ['flow.reset']]);
      here.stop();
      await slow.app.close();
    });

    test('a save whose answer was lost does not go on in a report that was sent since', async () => {
      const begun = await beginAnswered();
      const here = await opened(begun, 'damage');
      here.lost.push('/save/');
      here.send(next);
      await here.waits();
      await elsewhere['was sent elsewhere'](begun);
      here.send({ type: 'RETRY' });
      expect(await here.rest()).toEqual(['finalised sent', undefined]);
      here.stop();
    });
  });
}
