import { written } from '#test/flow/small/written.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { TabNews, TakeReport, WorkedOn } from '#machines/actors/browser/browser.ts';
import { createApplicationMachine } from '#machines/application/applicationMachine.ts';
import { type Beginning, getConfiguration, type Leaving } from '#machines/application/context.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { fileChecksMachine } from '#machines/actors/files/fileChecks.ts';
import type {
  Identified,
  Identifying,
  Booted,
  HandOff,
  FlowOpening,
} from '#machines/application/visiting.ts';
import { telling, type Tell } from '#machines/calls/port.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { createTrace } from '#machines/flow/trace.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { aDocument, aFile } from '#test/actors/givenFile.ts';
import { promisesDone } from '#test/actors/time.ts';
import { aDraft, claimRequestUuid, withStubs } from '#test/flow/machine/ports.ts';
import { configuration as ofFlow } from '#test/flow/machine/configuration.ts';
import { placeOf } from '#test/flow/machine/startFlow.ts';
import { loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { uploadFlow } from '#test/flow/small/uploadFlow.ts';

interface Given {
  readonly boot?: Booted | Error;
  /** Who comes. */
  readonly arrive?: Identified | Error;
  /** What keeps the flow from being opened, the first times. */
  readonly openFlow?: (Error | Leaving)[];
  /** The documents of an existing claim are about to be sent. */
  readonly sending?: boolean;
  /** What is with that claim. */
  readonly documents?: readonly ClaimDocument[];
}

/** The service has found nothing wrong with the file in front. */
const checks = fileChecksMachine.provide({
  actors: { list: fromPromise<readonly ClaimDocument[], ClaimRef>(async () => [aDocument('front')]) },
});

const time = { now: 0 };
const flow: Flow = loanFlow;
const documentsFlow: Flow = { ...uploadFlow, start: 'documents', ...written(uploadFlow.instances.slice(-2)) };
const booted: Booted = { configuration: defaultConfiguration, asksFlow: true };

const fromDealer = { origin: 'CAR_DEALER', who: undefined, isRefused: false } as const;
const handOff: HandOff = { landing: undefined, referer: 'CAR_DEALER', isIdentified: false };
const arrived: Identified = {
  configuration: { ...defaultConfiguration, productLines: ['car'] },
  asksFlow: true,
  visitor: fromDealer,
};

/** The application of a window with stub ports, what came of every turn, and the signals of the browser. */
const startApplication = ({
  boot = booted,
  arrive = arrived,
  openFlow = [],
  sending = false,
  documents = [aDocument('front')],
}: Given = {}) => {
  const arriving: HandOff[] = [];
  const opening: FlowOpening[] = [];
  let left = 0;
  let forgot = 0;
  const trace = createTrace({ now: () => 0 });
  const connected: (string | undefined)[] = [];
  const read: string[] = [];
  const toldTabs: string[] = [];
  const leftFor: string[] = [];
  const held: string[] = [];
  const signals = new Map<string, Tell<{ type: string; key?: string }>>();
  const signal = (name: string) =>
    telling((tell: Tell<{ type: string; key?: string }>) => {
      signals.set(name, tell);
      return () => signals.delete(name);
    });
  const { stubbed, calls } = withStubs(createFlowMachine(sending ? documentsFlow : flow), {});
  const beginning: Beginning<string> = {
    machine: stubbed,
    input: {
      configuration: { ...ofFlow, now: () => time.now },
      ...(sending && { draft: aDraft({}), page: 'documents' }),
    },
    files: {
      machine: uploadsMachine.provide({ actors: { checks } }),
      documents: sending ? documents : [],
    },
    session: 'what the browser keeps',
  };
  const actor = createActor(
    createApplicationMachine<string>().provide({
      actors: {
        boot: fromPromise<Booted, undefined>(async () => orThrow(boot)),
        arrive: fromPromise<Identified, Identifying>(async ({ input }) => {
          arriving.push(input.handOff);
          return orThrow(arrive);
        }),
        openFlow: fromPromise<Beginning<string> | Leaving, FlowOpening>(async ({ input }) => {
          opening.push(input);
          return orThrow(openFlow.shift() ?? beginning);
        }),
        online: signal('online'),
        visibility: signal('visibility'),
        storage: signal('storage'),
        reportHolder: fromCallback<TakeReport, WorkedOn>(({ input, sendBack, receive }) => {
          held.push(input.claimRequestUuid);
          signals.set('holder', sendBack);
          receive(() => void held.push('taken'));
          return () => void held.push('released');
        }),
        tabs: fromCallback<TabNews>(({ sendBack, receive }) => {
          signals.set('tabs', sendBack);
          receive((news) => void toldTabs.push(news.type));
        }),
      },
      actions: {
        logOut: () => void (left += 1),
        leave: (_args, { to }) => void leftFor.push(to),
        forgetReports: () => void (forgot += 1),
        connectFlow: ({ context }) => void connected.push(context.session),
        readStored: (_args, { key }) => void read.push(key),
      },
    }),
    { inspect: trace.inspect },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    context,
    trace,
    connected,
    read,
    signals,
    calls,
    toldTabs,
    held,
    arriving,
    opening,
    leftFor,
    left: () => left,
    forgot: () => forgot,
  };
};

const orThrow = <Value>(turn: Value | Error): Value => {
  if (turn instanceof Error) throw turn;
  return turn;
};

const at = 1_780_000_000_000;

describe('the application', () => {
  test('boots, opens the flow its address asks for, and ties it to what the browser keeps', async () => {
    const { actor, context, connected, signals } = startApplication();
    expect([actor.getSnapshot().value, [...signals.keys()]]).toEqual(['booting', ['storage', 'tabs']]);
    await promisesDone();
    expect([actor.getSnapshot().value, [...signals.keys()], connected]).toEqual([
      'atWork',
      ['storage', 'tabs', 'online', 'visibility'],
      ['what the browser keeps'],
    ]);
    expect(placeOf(context().flow?.getSnapshot().value)).toBe('risk idle');
  });

  test('asks after who comes from somewhere, and opens their flow with what they are offered', async () => {
    const { actor, context, arriving, opening } = startApplication({ boot: { ...booted, handOff } });
    await promisesDone();
    expect([actor.getSnapshot().value, arriving, opening, context().configuration]).toEqual([
      'atWork',
      [handOff],
      [{ configuration: arrived.configuration, visitor: fromDealer }],
      arrived.configuration,
    ]);
  });

  test('that cannot ask after them says so', async () => {
    const failure = new Failure('ChunkLoadError');
    const { actor, context } = startApplication({ boot: { ...booted, handOff }, arrive: failure });
    await promisesDone();
    expect([actor.getSnapshot().value, context().failure]).toEqual(['notBooted', failure]);
  });

  test.each([
    ['401.4', 'leaving', 1],
    ['401.6', 'leaving', 1],
    ['401.1', 'atWork', 0],
  ])('is left by a user whom a call refuses with %s, or goes on', async (status, state, times) => {
    const { actor, left } = startApplication();
    await promisesDone();
    actor.send({ type: 'REQUEST_SENT', requestUuid: 'r', endpoint: 'GET /', at });
    const failure = new Failure('245000009', { params: { status } });
    actor.send({ type: 'REQUEST_FAILED', requestUuid: 'r', at, failure });
    expect([actor.getSnapshot().value, left()]).toEqual([state, times]);
  });

  test('stands beside every flow where the address asks for none', async () => {
    const { actor, context } = startApplication({ boot: { ...booted, asksFlow: false } });
    await promisesDone();
    expect([actor.getSnapshot().value, context().flow, getConfiguration(context())]).toEqual([
      'beside',
      undefined,
      defaultConfiguration,
    ]);
  });

  test('that did not boot knows why, and has no configuration', async () => {
    const failure = new Failure('245000000');
    const { actor, context } = startApplication({ boot: failure });
    await promisesDone();
    expect([actor.getSnapshot().value, context().failure]).toEqual(['notBooted', failure]);
    expect(() => getConfiguration(context())).toThrow('The application has not booted yet.');
  });

  test('whose flow cannot be opened knows why', async () => {
    const failure = new Failure('245000501');
    const { actor, context } = startApplication({ openFlow: [failure] });
    await promisesDone();
    expect([actor.getSnapshot().value, context().failure, context().flow]).toEqual([
      'notOpened',
      failure,
      undefined,
    ]);
  });

  test('leaves for the address at which a remembered report opens, and shows nothing meanwhile', async () => {
    const { actor, leftFor, context } = startApplication({ openFlow: [{ leavesFor: '/auto/overeni' }] });
    await promisesDone();
    expect([actor.getSnapshot().value, leftFor, context().flow]).toEqual([
      'leavingFor',
      ['/auto/overeni'],
      undefined,
    ]);
    expect(actor.getSnapshot().hasTag('beginning')).toBe(true);
  });

  test('whose flow finds no network opens it when there is one', async () => {
    const turns = [new Failure('0')];
    const { actor, context, signals } = startApplication({ openFlow: turns });
    await promisesDone();
    expect([actor.getSnapshot().value, context().failure?.code]).toEqual(['notOpened', '0']);
    signals.get('online')?.({ type: 'ONLINE' });
    await promisesDone();
    expect([actor.getSnapshot().value, context().failure]).toEqual(['atWork', undefined]);
  });

  test('sends files that found no network again when there is one', async () => {
    const { context, signals } = startApplication({ sending: true });
    await promisesDone();
    context().uploads?.send({ type: 'ADD', files: [aFile('a')] });
    const stateOf = () => context().uploads?.getSnapshot().context.uploads[1]?.getSnapshot().value;
    await promisesDone();
    expect(stateOf()).toBe('failed');
    signals.get('online')?.({ type: 'ONLINE' });
    expect(stateOf()).toBe('uploading');
  });

  test('asks at once what became of files that are being checked when the page is looked at again', async () => {
    const unchecked = { ...aDocument('front'), state: 'CHECKING' } as const;
    const { context, signals } = startApplication({ sending: true, documents: [unchecked] });
    await promisesDone();
    const stateOf = () => context().uploads?.getSnapshot().context.uploads[0]?.getSnapshot().value;
    expect(stateOf()).toBe('checking');
    signals.get('visibility')?.({ type: 'CHECK_SESSION' });
    await promisesDone();
    expect(stateOf()).toBe('uploaded');
  });

  test('keeps the files of a claim as soon as it is created', async () => {
    const { context } = startApplication();
    await promisesDone();
    expect(context().uploads).toBeUndefined();
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.risk });
    await promisesDone();
    expect(context().uploads?.getSnapshot().context.claimRef.claimRequestUuid).toBe(claimRequestUuid);
  });

  test('tells its flow how the files stand, and calls off those that are left behind', async () => {
    const { context } = startApplication();
    await promisesDone();
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.risk });
    await promisesDone();
    const known = () => context().flow?.getSnapshot().context.extra?.files;
    expect(known()).toEqual({ arrived: 0, moving: 0, failed: 0 });
    const refused = { id: 'b', name: 'b.jpg', size: 1, refusal: new Failure('GCL-FE-0003') };
    context().uploads?.send({ type: 'ADD', files: [aFile('a'), refused] });
    expect(known()).toEqual({ arrived: 0, moving: 1, failed: 1 });
    context().uploads?.send({ type: 'LEAVE' });
    expect(known()).toEqual({ arrived: 0, moving: 0, failed: 1 });
  });

  test('sends the files of its flow again or calls them off when the flow says so', async () => {
    const { context } = startApplication({ sending: true });
    await promisesDone();
    const told: string[] = [];
    const uploads = context().uploads;
    uploads?.send({ type: 'ADD', files: [aFile('a')] });
    uploads?.subscribe(({ context: { uploads: files } }) => {
      const state = String(files[1]?.getSnapshot().value);
      if (told.at(-1) !== state) told.push(state);
    });
    context().flow?.send({ type: 'NEXT', answers: {} });
    expect(placeOf(context().flow?.getSnapshot().value)).toBe('documents awaitingFiles');
    await promisesDone();
    context().flow?.send({ type: 'RETRY' });
    expect(told.slice(-2)).toEqual(['waiting', 'uploading']);
    context().flow?.send({ type: 'CONFIRM' });
    expect(told.at(-1)).toBe('cancelled');
  });

  test('knows the status of every call, and that one without a session ends the flow', async () => {
    const { actor, context, toldTabs } = startApplication();
    await promisesDone();
    const failure = new Failure('245000009', { status: 401 });
    actor.send({ type: 'REQUEST_SENT', requestUuid: '1', endpoint: 'PUT /save', at });
    actor.send({ type: 'REQUEST_COMPLETED', requestUuid: '1', at });
    actor.send({ type: 'REQUEST_SENT', requestUuid: '2', endpoint: 'PUT /save', at });
    expect(placeOf(context().flow?.getSnapshot().value)).toBe('risk idle');
    actor.send({ type: 'REQUEST_FAILED', requestUuid: '2', at, failure });
    actor.send({ type: 'REQUEST_SENT', requestUuid: '3', endpoint: 'POST /search', at });
    actor.send({ type: 'REQUEST_CANCELLED', requestUuid: '3', at });
    expect(context().requests.getSnapshot().context.requests).toEqual([
      { requestUuid: '1', endpoint: 'PUT /save', status: 'COMPLETED', lastUpdated: at },
      { requestUuid: '2', endpoint: 'PUT /save', status: 'ERROR', lastUpdated: at, failure },
      { requestUuid: '3', endpoint: 'POST /search', status: 'CANCELED', lastUpdated: at },
    ]);
    expect(toldTabs).toEqual(['MOVED']);
    expect(context().flow?.getSnapshot().matches({ session: 'expired' })).toBe(true);
  });

  test('holds the report it works on, from when it is created until it is another one', async () => {
    const { context, held, signals } = startApplication();
    await promisesDone();
    expect(held).toEqual([]);
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.risk });
    await promisesDone();
    signals.get('holder')?.({ type: 'OPENED_ELSEWHERE' });
    expect(placeOf(context().flow?.getSnapshot().value)).toBe('account elsewhere');
    context().flow?.send({ type: 'CONTINUE_HERE' });
    await promisesDone();
    context().flow?.send({ type: 'RESET' });
    context().flow?.send({ type: 'CONFIRM' });
    await promisesDone();
    expect(held).toEqual([claimRequestUuid, 'taken', 'released']);
  });

  test('is told by another tab that the reporter has logged out, and does nothing more under that session', async () => {
    const { actor, context, signals, toldTabs, held, left } = startApplication();
    await promisesDone();
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.risk });
    await promisesDone();
    signals.get('tabs')?.({ type: 'LOGGED_OUT_ELSEWHERE' });
    const flowNow = () => context().flow?.getSnapshot();
    expect([placeOf(flowNow()?.value), flowNow()?.context.record.appliedRiskId]).toEqual([
      'account loggedOut',
      loanAnswers.risk.appliedRiskId,
    ]);
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.account });
    signals.get('tabs')?.({ type: 'MOVED_ELSEWHERE' });
    signals.get('tabs')?.({ type: 'LOGGED_OUT_ELSEWHERE' });
    const failure = new Failure('245000009', { status: 401, params: { status: '401.4' } });
    actor.send({ type: 'REQUEST_FAILED', requestUuid: '1', at, failure });
    expect([placeOf(flowNow()?.value), toldTabs, held, left()]).toEqual([
      'account loggedOut',
      [],
      [claimRequestUuid, 'released'],
      0,
    ]);
  });

  test('tells the other tabs that the session is ended or the computer left; without a flow they go where that is said', async () => {
    const ending = startApplication({ boot: { ...booted, asksFlow: false } });
    await promisesDone();
    ending.actor.send({ type: 'LOGGED_OUT' });
    ending.actor.send({ type: 'LEFT' });
    expect([ending.toldTabs, ending.left()]).toEqual([['LOGGED_OUT', 'LEFT'], 0]);
    const other = startApplication({ boot: { ...booted, asksFlow: false } });
    await promisesDone();
    other.signals.get('tabs')?.({ type: 'LOGGED_OUT_ELSEWHERE' });
    expect([other.left(), other.forgot()]).toEqual([1, 0]);
    const working = startApplication();
    await promisesDone();
    working.signals.get('tabs')?.({ type: 'LOGGED_OUT_ELSEWHERE' });
    working.signals.get('tabs')?.({ type: 'LEFT_ELSEWHERE' });
    expect([working.left(), working.forgot()]).toEqual([1, 1]);
  });

  test('whose session another tab has moved counts from then, and tells nobody', async () => {
    const { context, signals, toldTabs } = startApplication();
    await promisesDone();
    const deadline = (): number => {
      const session = context().flow?.getSnapshot().children.session?.getSnapshot();
      return session && 'context' in session && 'deadline' in session.context ? session.context.deadline : 0;
    };
    const before = deadline();
    time.now += 60_000;
    signals.get('tabs')?.({ type: 'MOVED_ELSEWHERE' });
    expect([deadline(), toldTabs]).toEqual([before + 60_000, []]);
  });

  test('hears what another tab keeps, in whatever state it is', async () => {
    const { read, signals } = startApplication({ boot: new Failure('245000000') });
    await promisesDone();
    signals.get('storage')?.({ type: 'STORED', key: 'hlaska.language' });
    expect(read).toEqual(['hlaska.language']);
  });

  test('traces the steps of its flow', async () => {
    const { context, trace } = startApplication();
    await promisesDone();
    context().flow?.send({ type: 'NEXT', answers: loanAnswers.risk });
    await promisesDone();
    expect(trace.steps().map(({ page, event }) => `${page} ${event}`)).toContain('risk NEXT');
    expect(trace.steps().at(-1)?.page).toBe('account');
  });
});
