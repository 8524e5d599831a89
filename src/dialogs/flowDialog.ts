import type { SnapshotFrom } from 'xstate';
import type { FlowActor } from '#machines/application/context.ts';
import type { DialogName } from '#machines/claim/dialogs.ts';
import type { FlowDialog } from '#machines/flow/machine/setup.ts';
import { nextConfirmation } from '#machines/flow/pending.ts';

type Snapshot = SnapshotFrom<FlowActor>;

/** Dialogs of their own: a failure, files that sending waits for, and somebody else who works on the report or has logged out. */
type OwnDialog = Extract<FlowDialog, 'failure' | 'files' | 'conflict' | 'elsewhere' | 'loggedOut'>;

/** A question a flow waits for: its name is the key of its texts in the namespace `dialogs`. */
export type QuestionName = DialogName | Exclude<FlowDialog, OwnDialog | 'asked'>;

/**
 * The dialog that a state of the flow asks for, undefined while the page is active. The pending record says which one a page asks.
 */
export const dialogOf = (snapshot: Snapshot): QuestionName | OwnDialog | undefined => {
  const dialog = Object.values(snapshot.getMeta()).find((meta) => meta?.dialog)?.dialog;
  return dialog === 'asked' ? nextConfirmation(snapshot.context.pending)?.dialog : dialog;
};

/** True where a question has a third answer beside yes and back. */
export const hasThirdAnswer = ({ context }: Snapshot): boolean =>
  nextConfirmation(context.pending)?.other !== undefined;

/** What a flow keeps the reporter waiting for as soon as it takes more than a moment: sending, a long process, the network. */
export type Waiting = 'offline' | 'sendingUnsure' | 'longLookup' | 'longRunning' | 'sending';

/** What the reporter waits for, undefined while a press is answered at once. Source: specification section 3, modal loader. */
export const waitingFor = (snapshot: Snapshot): Waiting | undefined => {
  if (snapshot.hasTag('waiting')) return 'offline';
  if (snapshot.hasTag('unsure')) return 'sendingUnsure';
  if (!snapshot.hasTag('busy')) return undefined;
  const isLookingUp = snapshot.matches({ request: { occupied: { working: 'lookingUp' } } });
  if (snapshot.context.isLong) return isLookingUp ? 'longLookup' : 'longRunning';
  return snapshot.hasTag('sending') ? 'sending' : undefined;
};
