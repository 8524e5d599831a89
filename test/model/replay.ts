import { findPage } from '#machines/flow/compile.ts';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { lookups, type Lookup, type LookupAnswer } from '#machines/claim/lookups.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createPageModel } from '#machines/report/claimMachine.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import { holds } from '#machines/subject/rule.ts';
import { Failure } from '#machines/calls/failures.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import type { ModelPath } from './modelPaths.ts';

/** Where a machine was after every event: the page and the claim. */
type Trail = readonly { readonly page: string; readonly claim: ClaimDetail }[];

/** Where the model of a flow is after every event of a way, with what yes to the dialogs adds, because the model asks none. */
export const walkModel = (flow: Flow, { beginning, events }: ModelPath): Trail => {
  const model = createActor(createPageModel(flow), { input: { configuration, prefill: beginning } }).start();
  let agreed: ClaimDetail = {};
  return events.map((event) => {
    const { confirm = [] } = findPage(flow, model.getSnapshot().value) ?? {};
    model.send(event);
    const { value, context } = model.getSnapshot();
    const asked =
      event.type === 'NEXT' ? confirm.filter(({ when }) => holds(when, factsIn(context.record))) : [];
    agreed = Object.assign({}, agreed, ...asked.map(({ yes }) => yes));
    return { page: value, claim: { ...context.record, ...agreed } };
  });
};

/**
 * Where the whole machine of a flow is after every event of a way through its model, with a service that finds what the model was
 * told and a reporter who confirms every dialog.
 */
export const walkMachine = async (
  flow: Flow,
  { beginning, events }: ModelPath,
  inspect: (event: InspectionEvent) => void,
): Promise<Trail> => {
  let found: Found = {};
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async ({ input: { call } }) => {
    const { none }: Lookup = lookups[call];
    const answer = found[call] ?? {};
    if (isSameAnswer(answer, none)) throw new Failure('245000018');
    return answer;
  });
  const machine = startFlow(flow, { claim: beginning, actors: { lookUp }, inspect });
  const trail = [];
  for (const event of events) {
    found = event.type === 'NEXT' ? (event.found ?? {}) : {};
    await machine.send(event.type === 'NEXT' ? { type: 'NEXT', answers: event.answers } : event);
    while (machine.at().endsWith('confirming')) await machine.send({ type: 'CONFIRM' });
    const [page = ''] = machine.at().split(' ');
    trail.push({ page, claim: machine.context().record });
  }
  return trail;
};
