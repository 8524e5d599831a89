import { findPage } from '#machines/flow/compile.ts';
import { createActor, type InspectionEvent } from 'xstate';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { holds } from '#machines/subject/rule.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import { Failure } from '#machines/calls/failures.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import type { ModelPath } from './modelPaths.ts';
import type { Found } from './validEvents.ts';
import type { Whole } from './whole.ts';

/** Where a machine was after every event: the page and the record. */
type Trail = readonly { readonly page: string; readonly claim: object }[];

/** Where the model of a flow is after every event of a way, with what yes to the dialogs adds, because the model asks none. */
export const walkModel = (flow: AnyFlow, { beginning, events }: ModelPath): Trail => {
  const model = createActor(createPageModel<Names>(flow), {
    input: { configuration, prefill: beginning },
  }).start();
  let agreed: object = {};
  return events.map((event) => {
    const { confirm = [] } = findPage(flow, model.getSnapshot().value) ?? {};
    model.send(event);
    const { value, context } = model.getSnapshot();
    const read = flow.subject.factsIn(context.record);
    const asked = event.type === 'NEXT' ? confirm.filter(({ when }) => holds(when, read)) : [];
    agreed = Object.assign({}, agreed, ...asked.map(({ yes }) => yes));
    return { page: value, claim: { ...context.record, ...agreed } };
  });
};

/**
 * Where the whole machine of a flow is after every event of a way through its model, with a service that finds what the model was
 * told and a reporter who confirms every dialog.
 */
export const walkMachine = async (
  flow: AnyFlow,
  { start }: Whole,
  { beginning, events }: ModelPath,
  inspect: (event: InspectionEvent) => void,
): Promise<Trail> => {
  let found: Found = {};
  const lookUp = (call: string) => {
    const { none } = lookupOf(flow.subject, call);
    const answer = found[call] ?? {};
    if (isSameAnswer(answer, none)) throw new Failure('245000018');
    return answer;
  };
  const machine = start({ record: beginning, lookUp, inspect });
  const trail = [];
  for (const event of events) {
    found = event.type === 'NEXT' ? (event.found ?? {}) : {};
    if (event.type === 'NEXT') await machine.send({ type: 'NEXT', answers: event.answers });
    else await machine.send(event.type === 'page.open' ? { type: 'OPEN', page: event.page } : event);
    while (machine.at().endsWith('confirming')) await machine.send({ type: 'CONFIRM' });
    const [page = ''] = machine.at().split(' ');
    trail.push({ page, claim: machine.context().record });
  }
  return trail;
};
