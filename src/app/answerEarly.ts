import { findPage } from '#machines/flow/compile.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { FlowActor } from '#machines/application/context.ts';
import type { ConnectableSession } from '#src/flow/openedFlow.ts';
import { checkForm } from '#src/forms/checkForm.ts';
import { readTyped } from '#src/forms/typed.ts';
import type { EarlyPress } from './earlyPress.ts';

/**
 * Answers a press of Continue on a page that is prerendered but not taken over yet: what passes the schema of the page goes to the
 * flow, once. What does not pass waits for the page, which can say why.
 */
export const answerEarly = (early: EarlyPress, flow: FlowActor, { typed }: ConnectableSession): void => {
  early.answer = ({ type, form, dataset }) => {
    const answers = type === 'submit' || dataset['picks'] !== undefined;
    if (early.isTaken || early.isOver || !answers || !form) return;
    const { value, context } = flow.getSnapshot();
    const page = findPage(context.flow, value.page);
    const values = readTyped(form);
    const checked = page && checkForm(answersSchema(page, context.record), values);
    if (!checked?.ok) return;
    early.isTaken = true;
    typed.keep(value.page, values);
    flow.send({ type: 'NEXT', answers: checked.value });
  };
  if (early.pressed instanceof HTMLButtonElement) early.answer(early.pressed);
};
