import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { draftListMachine, type DraftAuthorisation, type Listed } from '#machines/actors/report/draftList.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import type { SentReport } from '#machines/service/sent/sentReport.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(draftListMachine);

const draft: ListedDraft = {
  claimRequestUuid: 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11',
  claimType: 'life',
  flowType: 'DRAFT',
  name: {},
  version: 3,
  authorised: true,
  pagesLeft: 4,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:05:00.000Z',
};
const report: SentReport = {
  claimRequestUuid: 'b2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b22',
  claimType: 'life',
  name: {},
  sentAt: '2026-11-19T08:00:00.000Z',
};
const { claimRequestUuid } = draft;
const done = undefined;
const number = { field: 'POLICY_NUMBER', value: '4400000017' } as const;

interface Turns {
  readonly list?: readonly (readonly ListedDraft[] | Error)[];
  readonly sent?: readonly SentReport[];
  readonly open?: readonly (undefined | Error)[];
  readonly authorise?: readonly (ListedDraft | Error)[];
  readonly discard?: readonly (undefined | Error)[];
  readonly asked?: string;
}

const start = async ({
  list = [[draft]],
  sent = [],
  open = [],
  authorise = [],
  discard = [],
  asked,
}: Turns = {}) => {
  const ports = {
    list: script<Listed, undefined>(
      ...list.map((one) => (one instanceof Error ? one : { drafts: one, sent })),
    ),
    open: script<void, { claimRequestUuid: string }>(...open),
    authorise: script<ListedDraft, DraftAuthorisation>(...authorise),
    discard: script<void, { draft: ListedDraft | undefined }>(...discard),
  };
  const machine = draftListMachine.provide({
    actors: {
      list: ports.list.logic,
      open: ports.open.logic,
      authorise: ports.authorise.logic,
      discard: ports.discard.logic,
    },
  });
  const actor = createActor(machine, { inspect: walk.inspect, input: { asked } }).start();
  await promisesDone();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await promisesDone();
    return actor.getSnapshot();
  };
  return { actor, ports, send };
};

test('the drafts of the browser are listed', async () => {
  const { actor } = await start();
  const { value, context } = actor.getSnapshot();
  expect([value, context.drafts]).toEqual(['listed', [draft]]);
});

test('a browser without drafts is told so', async () => {
  const { actor } = await start({ list: [[]] });
  expect(actor.getSnapshot().value).toBe('empty');
});

test('a draft of this browser opens by one press', async () => {
  const { send, ports } = await start({ open: [done] });
  const { value, output } = await send({ type: 'OPEN', draft });
  expect([value, output?.draft, ports.open.asked]).toEqual(['opened', draft, [{ claimRequestUuid }]]);
});

test('what was sent is listed where nothing is begun, and opens by one press', async () => {
  const { actor, send, ports } = await start({ list: [[]], sent: [report], open: [done] });
  const { value, context } = actor.getSnapshot();
  expect([value, context.sent]).toEqual(['listed', [report]]);
  const opened = await send({ type: 'LOOK', report });
  expect([opened.value, opened.output, ports.open.asked]).toEqual([
    'opened',
    { draft: undefined, report },
    [{ claimRequestUuid: report.claimRequestUuid }],
  ]);
});

test('what was sent and opens here no longer says so', async () => {
  const failure = new Failure('245000013');
  const { send } = await start({ sent: [report], open: [failure] });
  const { value, context } = await send({ type: 'LOOK', report });
  expect([value, context.failure]).toEqual(['failed', failure]);
  expect((await send({ type: 'BACK' })).context.report).toBe(undefined);
});

test.each(['245000007', '245000011', '245000013'] as const)(
  'a draft that is not ours to open (%s) asks for a number',
  async (code) => {
    const { send } = await start({ open: [new Failure(code)] });
    expect((await send({ type: 'OPEN', draft })).value).toBe('authorising');
  },
);

test('a draft that is gone says so and leads back to the list', async () => {
  const gone = new Failure('ACTIVE_REPORT_NOT_FOUND');
  const { send, actor } = await start({ open: [gone], list: [[draft], []] });
  const { value, context } = await send({ type: 'OPEN', draft });
  expect([value, context.failure]).toEqual(['failed', gone]);
  await send({ type: 'BACK' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['empty', undefined]);
});

test('an address that names a draft asks for a number at once', async () => {
  const { actor, send, ports } = await start({ asked: claimRequestUuid, authorise: [draft] });
  expect([actor.getSnapshot().value, ports.list.asked]).toEqual(['authorising', []]);
  const { value, output } = await send({ type: 'AUTHORISE', ...number });
  expect([value, output?.draft]).toEqual(['opened', draft]);
  expect(ports.authorise.asked).toEqual([{ claimRequestUuid, ...number }]);
});

test('a number that does not match may be corrected', async () => {
  const wrong = new Failure('245000014');
  const { send } = await start({ asked: claimRequestUuid, authorise: [wrong, draft] });
  const { value, context } = await send({ type: 'AUTHORISE', ...number });
  expect([value, context.failure]).toEqual(['refused', wrong]);
  expect((await send({ type: 'AUTHORISE', ...number })).value).toBe('opened');
});

test.each(['245000012', '245000015', 'DRAFT_AUTH_FORBIDDEN'] as const)(
  'too many numbers lock the draft (%s)',
  async (code) => {
    const { send } = await start({ asked: claimRequestUuid, authorise: [new Failure(code)] });
    expect((await send({ type: 'AUTHORISE', ...number })).value).toBe('locked');
    expect((await send({ type: 'BACK' })).value).toBe('listed');
  },
);

test('the way back from the number leads to the list', async () => {
  const asked = claimRequestUuid;
  const { send } = await start({ asked });
  expect((await send({ type: 'BACK' })).value).toBe('listed');
  const refused = await start({ asked, authorise: [new Failure('245000014')] });
  await refused.send({ type: 'AUTHORISE', ...number });
  const { value, context } = await refused.send({ type: 'BACK' });
  expect([value, context.asked]).toEqual(['listed', undefined]);
});

test('a service that is away while a number is checked is told', async () => {
  const { send } = await start({ asked: claimRequestUuid, authorise: [new Failure('0')] });
  expect((await send({ type: 'AUTHORISE', ...number })).value).toBe('failed');
});

test.each(['BACK', 'ONLINE'] as const)('a list that does not load is asked for again: %s', async (type) => {
  const { actor, send } = await start({ list: [new Failure('0'), [draft]] });
  expect(actor.getSnapshot().value).toBe('failed');
  expect((await send({ type })).value).toBe('listed');
});

test('a discarded draft is no longer in the list', async () => {
  const { send, ports } = await start({ list: [[draft], []], discard: [done] });
  expect((await send({ type: 'DISCARD', draft })).value).toBe('empty');
  expect(ports.discard.asked).toEqual([{ draft }]);
});

test('a draft that only this browser remembers must be opened before it is discarded', async () => {
  const { send } = await start({ discard: [new Failure('245000007')] });
  expect((await send({ type: 'DISCARD', draft })).value).toBe('authorising');
});

test('a draft that cannot be discarded says why', async () => {
  const failure = new Failure('245000000');
  const { send } = await start({ discard: [failure] });
  const { value, context } = await send({ type: 'DISCARD', draft });
  expect([value, context.failure]).toEqual(['failed', failure]);
});

test('every transition of the drafts is walked', () => {
  expect(walk.left()).toEqual([]);
});
