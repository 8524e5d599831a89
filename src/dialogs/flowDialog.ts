import type { SnapshotFrom } from 'xstate';
import type { FlowActor } from '../../machines/application/context.ts';
import type { DialogName } from '../../machines/claim/dialogs.ts';
import { nextConfirmation } from '../../machines/flow/change.ts';

type Snapshot = SnapshotFrom<FlowActor>;

/** A question a flow waits for: its name is the key of its texts in the namespace `dialogs`. */
export type QuestionName = DialogName | 'sessionExpired' | 'answersFall' | 'discard' | 'reset';

/** A dialog of its own. */
type OwnDialog = 'failure' | 'files' | 'conflict' | 'elsewhere' | 'loggedOut';

/**
 * The question a flow waits for, `failure` where it is one, `files` where it waits for files, `conflict` and `elsewhere` where somebody
 * else works on the report, `loggedOut` where another tab has ended the session, undefined while the page is active.
 */
export const dialogOf = (snapshot: Snapshot): QuestionName | OwnDialog | undefined => {
  const { pending } = snapshot.context;
  if (snapshot.matches({ request: 'loggedOut' })) return 'loggedOut';
  if (snapshot.matches({ request: 'expired' })) return 'sessionExpired';
  if (snapshot.matches({ request: 'elsewhere' })) return 'elsewhere';
  if (snapshot.matches({ request: { occupied: 'conflict' } })) return 'conflict';
  if (snapshot.matches({ request: { open: 'failed' } })) return 'failure';
  if (snapshot.matches({ request: { occupied: 'warning' } })) return 'answersFall';
  if (snapshot.matches({ request: { occupied: 'awaitingFiles' } })) return 'files';
  if (snapshot.matches({ request: { occupied: 'confirming' } })) return nextConfirmation(pending)?.dialog;
  if (snapshot.matches({ request: { occupied: 'discardAsked' } })) return 'discard';
  return snapshot.matches({ request: { occupied: 'resetAsked' } }) ? 'reset' : undefined;
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
