import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { isSameAnswer } from '../../machines/claim/sameAnswer.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { createPageModel } from '../../machines/flow/flowMachine.ts';
import type { LookUpInput } from '../../machines/flow/flowPorts.ts';
import { notFoundAnswers, type Found, type LookupAnswer } from '../../machines/flow/lookups.ts';
import { Failure } from '../../machines/service/failures.ts';
import { configuration, startFlow } from '../flow/machine/startFlow.ts';
import type { ModelPath } from './modelPaths.ts';

/** Where a machine stood after every event: the page and the claim. */
type Trail = readonly { readonly page: string; readonly claim: ClaimDetail }[];

/** Takes a flow and a way through it; gives where the model stands after every event. */
export const walkModel = (flow: Flow, { beginning, events }: ModelPath): Trail => {
  const model = createActor(createPageModel(flow), { input: { configuration, claim: beginning } }).start();
  return events.map((event) => {
    model.send(event);
    const { value, context } = model.getSnapshot();
    return { page: value, claim: context.claim };
  });
};

/**
 * Takes a flow, a way through its model and who watches; gives where the whole machine stands after every event, with a service
 * that finds what the model was told and a reporter who confirms every dialog.
 */
export const walkMachine = async (
  flow: Flow,
  { beginning, events }: ModelPath,
  inspect: (event: InspectionEvent) => void,
): Promise<Trail> => {
  let found: Found = {};
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async ({ input: { call } }) => {
    const answer = found[call] ?? {};
    if (isSameAnswer(answer, notFoundAnswers[call])) throw new Failure('245000018');
    return answer;
  });
  const machine = startFlow(flow, { claim: beginning, actors: { lookUp }, inspect });
  const trail = [];
  for (const event of events) {
    found = event.type === 'NEXT' ? (event.found ?? {}) : {};
    await machine.send(event.type === 'NEXT' ? { type: 'NEXT', answers: event.answers } : event);
    while (machine.at().endsWith('confirming')) await machine.send({ type: 'CONFIRM' });
    const [page = ''] = machine.at().split(' ');
    trail.push({ page, claim: machine.context().claim });
  }
  return trail;
};
