import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { CreateInput, LookUpInput } from '#machines/report/claimMachine.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { lookups, type Lookup } from '#machines/claim/lookups.ts';
import type { SaveRequest } from '#machines/actors/report/saveDraft.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aDraft, claimRequestUuid, result } from '#test/flow/machine/ports.ts';
import { faults, staleSave } from './faults.ts';
import type { Step } from './machinePosition.ts';

/** What is in the service. */
export interface Stored {
  readonly version: number;
  readonly detail: ClaimDetail;
  /** Created by a call whose answer was lost: the browser does not know it yet. */
  readonly isUnknown?: true;
}

/** What the service knows besides the report, and what another tab would save. */
export interface ServiceWorld {
  readonly found: Found;
  readonly otherTab: ClaimDetail;
}

/** One answer of the service: in words, what happens, and what is in the service afterwards where that changes. */
export interface Answer {
  readonly says: string;
  readonly step: Step;
  readonly stored?: Stored;
}

/** The answers of the service to a call, by what is in it and what it knows; the one everybody hopes for comes first. */
export const answersTo = (
  { port, input }: { readonly port: string; readonly input: unknown },
  stored: Stored,
  world: ServiceWorld,
): readonly Answer[] => [
  ...wellAnswered(port, input, stored, world),
  ...Object.entries(faults).map(([says, error]) => ({ says: `${port} ${says}`, step: failing(port, error) })),
];

const failing = (port: string, error: unknown): Step => ({ type: 'fail', port, error });

const wellAnswered = (
  port: string,
  input: unknown,
  stored: Stored,
  world: ServiceWorld,
): readonly Answer[] => {
  const answer = (value: unknown, says = 'goes well'): Answer => ({
    says: `${port} ${says}`,
    step: { type: 'answer', port, value },
  });
  const reply = (says: string, body: unknown, status = 200) =>
    answer({ status, processId: 'p1', body }, says);
  const replies = [
    reply('is done', { state: 'FIN', payload: result }),
    reply('goes on', { state: 'PRO', retryInterval: 700, retryCount: 1 }, 202),
    reply('has failed in the end', { state: 'ERR', failure: processFailure }),
    reply('cannot be read', { state: '?' }),
  ];
  const known: Readonly<Record<string, () => readonly Answer[]>> = {
    createRecord: () => (isCreate(input) ? created(port, input, stored) : []),
    loadDraft: () => [answer(aDraft(stored.detail, stored.version))],
    lookUp: () => (isLookUp(input) ? lookedUp(port, input, world.found) : []),
    'saveDraft/save/call': () => (isSave(input) ? saved(port, input.request, stored, world.otherTab) : []),
    'saveDraft/readDraft': () => [answer(stored)],
    'finalize/request/start': () => replies,
    'finalize/request/poll': () => replies,
    'finalize/readStored': () => [
      answer({ state: 'FINAL', result }, 'finds it sent'),
      answer({ state: 'FINALIZING' }, 'finds it on its way'),
      answer({ state: 'DRAFT' }, 'finds that it never arrived'),
      answer({ state: 'CLOSED' }, 'finds it closed'),
    ],
    'discard/call': () => [answer({ url: '/' })],
    'session/extend': () => [answer(undefined)],
  };
  const answers = known[port]?.();
  if (!answers) throw new Error(`Nobody has said what the service answers to ${port}.`);
  return answers;
};

/** A call that is repeated because its answer was lost finds what the first one created, which may be other answers. */
const created = (port: string, { detail }: CreateInput, stored: Stored): readonly Answer[] => {
  const answer = (says: string, isSaved: boolean, made: Stored): Answer => ({
    says: `${port} ${says}`,
    step: {
      type: 'answer',
      port,
      value: { ref: { service: 'claim', claimRequestUuid }, version: made.version, isSaved },
    },
    stored: made,
  });
  const { version, detail: kept, isUnknown } = stored;
  if (isUnknown) return [answer('finds what an earlier call created', false, { version, detail: kept })];
  const made = { version: 1, detail: detail ?? {} };
  return [
    answer('goes well', detail !== undefined, made),
    {
      says: `${port} goes well, but its answer is lost`,
      step: failing(port, new Failure('0')),
      stored: { ...made, isUnknown: true },
    },
  ];
};

const processFailure = { code: '245000001', message: 'Process not found.', status: 404, requestId: 'r1' };

const lookedUp = (port: string, { call }: LookUpInput, found: Found): readonly Answer[] => {
  const { none }: Lookup = lookups[call];
  const answer = found[call] ?? {};
  const isNothing = isSameAnswer(answer, none);
  return [
    isNothing
      ? { says: `${port} finds nothing`, step: failing(port, new Failure('245000018')) }
      : { says: `${port} finds something`, step: { type: 'answer', port, value: answer } },
  ];
};

/** As the service does: what is not made on top of the stored version is stale. */
const saved = (
  port: string,
  { version, detail }: SaveRequest,
  stored: Stored,
  otherTab: ClaimDetail,
): readonly Answer[] => {
  if (version !== stored.version)
    return [{ says: `${port} is stale`, step: failing(port, staleSave(stored.version)) }];
  const ours = { version: version + 1, detail };
  const theirs = { version: version + 1, detail: otherTab };
  return [
    {
      says: `${port} goes well`,
      step: { type: 'answer', port, value: { version: ours.version } },
      stored: ours,
    },
    {
      says: `${port} goes well, but its answer is lost`,
      step: failing(port, new Failure('0')),
      stored: ours,
    },
    {
      says: `${port} comes after another tab has saved`,
      step: failing(port, staleSave(theirs.version)),
      stored: theirs,
    },
    {
      says: `${port} comes long after another tab has saved`,
      step: failing(port, staleSave(version + 5)),
      stored: { ...theirs, version: version + 5 },
    },
  ];
};

const isLookUp = (input: unknown): input is LookUpInput =>
  typeof input === 'object' && input !== null && 'call' in input;

const isCreate = (input: unknown): input is CreateInput =>
  typeof input === 'object' && input !== null && 'flow' in input;

const isSave = (input: unknown): input is { request: SaveRequest } =>
  typeof input === 'object' && input !== null && 'request' in input;
