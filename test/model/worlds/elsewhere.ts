import { Failure } from '#machines/calls/failures.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { aDraft, claimRequestUuid, result } from '#test/flow/machine/ports.ts';
import { staleSave } from '#test/model/faults/faults.ts';

/** What has become of a report elsewhere, while it is open here. */
export const ways = {
  'is as it was': 'DRAFT',
  'was saved elsewhere': 'DRAFT',
  'is being sent elsewhere': 'FINALIZING',
  'was sent elsewhere': 'FINAL',
  'was given up elsewhere': 'DISCARDED',
  'is kept no longer': 'GONE',
} as const;
export type Elsewhere = keyof typeof ways;

/** A report in the service. */
export interface InService {
  readonly state: (typeof ways)[Elsewhere];
  readonly version: number;
  readonly detail: ClaimDetail;
}

/** What a call is answered, and what the service has afterwards. */
export interface Answered {
  readonly value?: unknown;
  readonly error?: Error | undefined;
  readonly kept: InService;
}

/** What the service refuses all that would change a report by, as `test/server/suite/worlds.ts` finds it. */
export const refusalOf = ({ state }: Pick<InService, 'state'>): Failure | undefined => {
  if (state === 'DRAFT') return undefined;
  if (state === 'GONE') return new Failure('ACTIVE_REPORT_NOT_FOUND');
  return new Failure('ACTIVE_REPORT_NOT_FOUND', { status: 409, params: { state } });
};

const fin = { status: 200, processId: 'p1', body: { state: 'FIN', payload: result } };
const goesOn = { status: 202, processId: 'p1', body: { state: 'PRO', retryInterval: 700, retryCount: 1 } };

/** What the client makes of the answer of the service to a call of the machine of a flow. */
export const answerTo = (port: string, input: unknown, kept: InService): Answered => {
  const refusal = refusalOf(kept);
  const found = kept.state === 'FINAL' ? { result } : {};
  const answered: Readonly<Record<string, () => Partial<Answered>>> = {
    createRecord: () => {
      const detail = detailIn(input);
      return {
        value: { ref: aDraft({}).ref, version: 1, isSaved: detail !== undefined },
        kept: { state: 'DRAFT', version: 1, detail: detail ?? {} },
      };
    },
    // The client holds one that is given up for gone, and waits for one that is being sent.
    loadDraft: () => {
      if (kept.state === 'GONE' || kept.state === 'DISCARDED') return gone;
      if (kept.state === 'FINALIZING')
        return { value: { ...aDraft(kept.detail, kept.version), result }, kept: { ...kept, state: 'FINAL' } };
      return { value: { ...aDraft(kept.detail, kept.version), ...found } };
    },
    lookUp: () => (refusal ? { error: refusal } : { error: new Failure('245000018') }),
    'saveDraft/save/call': () => {
      if (refusal) return { error: refusal };
      const { version, detail } = savedIn(input);
      if (version !== kept.version) return { error: staleSave(kept.version) };
      return { value: { version: version + 1 }, kept: { ...kept, version: version + 1, detail } };
    },
    // Only a draft may be the answer to a save.
    'saveDraft/readDraft': () =>
      kept.state === 'DRAFT' ? { value: { version: kept.version, detail: kept.detail } } : gone,
    'finalize/request/start': () => {
      if (kept.state === 'FINAL') return { value: fin };
      if (kept.state === 'DRAFT') return { value: goesOn, kept: { ...kept, state: 'FINALIZING' } };
      return kept.state === 'FINALIZING' ? { value: goesOn } : { error: refusal };
    },
    'finalize/request/poll': () =>
      kept.state === 'FINALIZING' || kept.state === 'FINAL'
        ? { value: fin, kept: { ...kept, state: 'FINAL' } }
        : { error: new Failure('245000001') },
    'finalize/readStored': () => {
      if (kept.state === 'GONE' || kept.state === 'DISCARDED') return gone;
      return kept.state === 'FINALIZING'
        ? { value: { state: 'FINALIZING' }, kept: { ...kept, state: 'FINAL' } }
        : { value: { state: kept.state, ...found } };
    },
    'discard/call': () => {
      if (kept.state === 'DRAFT')
        return { value: { url: '/' }, kept: { ...kept, state: 'DISCARDED', detail: {} } };
      return kept.state === 'DISCARDED' ? { value: { url: '/' } } : { error: refusal };
    },
    'session/extend': () => ({ value: undefined }),
    'followResult/readResult': () => ({ value: result }),
  };
  const made = answered[port]?.();
  if (!made) throw new Error(`Nobody has said what the service answers to ${port}.`);
  return { kept, ...made };
};

const gone = { error: new Failure('ACTIVE_REPORT_NOT_FOUND') };

/** The report once it stands so; what is saved elsewhere is another answer about what happened. */
export const becoming = (standing: Elsewhere, kept: InService): InService => {
  const state = ways[standing];
  if (standing === 'was saved elsewhere')
    return { ...kept, version: kept.version + 1, detail: { ...kept.detail, ...theirs } };
  return { ...kept, state, ...(state === 'DISCARDED' && { detail: {} }) };
};

export const theirs = { incidentDescription: 'Z jiného telefonu.' } as const satisfies ClaimDetail;
export const uuid = claimRequestUuid;

const detailIn = (input: unknown): ClaimDetail | undefined => Reflect.get(Object(input), 'detail');

const savedIn = (input: unknown): Pick<InService, 'version' | 'detail'> =>
  Reflect.get(Object(input), 'request');
