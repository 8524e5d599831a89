import { findPage } from '../../machines/flow/flow.ts';
import { answersSchema } from '../../machines/flow/answersSchema.ts';
import type { FlowActor } from '../../machines/application/context.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import { checkForm } from '../forms/checkForm.ts';
import { readTyped } from '../forms/typed.ts';
import type { EarlyPress } from './earlyPress.ts';

/**
 * Answers a press of Continue on a page that is drawn but not taken over yet: what passes the schema of the page goes to the flow,
 * once. What does not pass waits for the page, which can say why.
 */
export const answerEarly = (early: EarlyPress, flow: FlowActor, { typed }: FlowBeside): void => {
  early.answer = ({ type, form, dataset }) => {
    const answers = type === 'submit' || dataset['picks'] !== undefined;
    if (early.isTaken || early.isOver || !answers || !form) return;
    const { value, context } = flow.getSnapshot();
    const page = findPage(context.flow, value.page);
    const values = readTyped(form);
    const checked = page && checkForm(answersSchema(page, context.claim), values);
    if (!checked?.ok) return;
    early.isTaken = true;
    typed.keep(value.page, values);
    flow.send({ type: 'NEXT', answers: checked.value });
  };
  if (early.pressed) early.answer(early.pressed);
};
