import { nextConfirmation } from '../../machines/flow/candidate.ts';
import type { Confirmation } from '../../machines/flow/confirmation.ts';
import type { Consequences } from '../../machines/flow/consequences.ts';
import type { FlowEvent } from '../../machines/flow/flowTypes.ts';
import type { Failure } from '../../machines/service/failures.ts';
import { dialogAnswers } from './dialogAnswers.ts';
import type { FlowActor } from './flowActor.ts';

type Snapshot = ReturnType<FlowActor['getSnapshot']>;

/** The dialog a flow is waiting in: a question with its answers, or a failure. */
export type FlowDialog =
  | {
      readonly kind: 'QUESTION';
      /** Key of its texts in the namespace `dialogs`. */
      readonly name: QuestionName;
      readonly consequences?: Consequences;
      readonly onConfirm: FlowEvent;
      /** A third answer, where there is one: what it sends, one after the other. */
      readonly onInstead?: readonly FlowEvent[];
      readonly onRefuse?: FlowEvent;
    }
  | { readonly kind: 'FAILURE'; readonly failure: Failure };

export type QuestionName = Confirmation['dialog'] | 'sessionExpired' | 'answersFall' | 'discard' | 'reset';

/** Takes a snapshot of a flow; gives the dialog to show, undefined while the page has the word. */
export const flowDialog = (snapshot: Snapshot): FlowDialog | undefined => {
  const { context } = snapshot;
  if (snapshot.matches({ request: 'expired' })) return question('sessionExpired');
  if (snapshot.matches({ request: 'failed' }) && context.failure)
    return { kind: 'FAILURE', failure: context.failure };
  if (snapshot.matches({ request: 'warning' }) && context.candidate?.consequences)
    return { ...question('answersFall', refuse), consequences: context.candidate.consequences };
  if (snapshot.matches({ request: 'confirming' })) {
    const name = nextConfirmation(context.candidate)?.dialog ?? 'confirmFinal';
    return { ...question(name, refuse), ...dialogAnswers[name] };
  }
  if (snapshot.matches({ request: 'discardAsked' })) return question('discard', refuse);
  if (snapshot.matches({ request: 'resetAsked' })) return question('reset', refuse);
  return undefined;
};

const refuse: FlowEvent = { type: 'REFUSE' };

const question = (name: QuestionName, onRefuse?: FlowEvent) => ({
  kind: 'QUESTION' as const,
  name,
  onConfirm: { type: 'CONFIRM' as const },
  ...(onRefuse && { onRefuse }),
});
