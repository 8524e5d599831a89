import type { AnyActorRef } from 'xstate';
import { isSameAnswer } from '../claim/sameAnswer.ts';

/** A dialog to be answered: its code and the values its text shows. */
export interface Dialog {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Steps in front of the one that is open, which opens again afterwards. */
  readonly urgent?: boolean;
}

export interface QueuedDialog {
  readonly dialog: Dialog;
  /** Everyone who waits for the answer. */
  readonly askers: readonly AnyActorRef[];
}

/**
 * Takes the queue, a dialog and who asks; gives the queue with it: the same dialog waits once, for all
 * its askers.
 */
export const enqueued = (
  queue: readonly QueuedDialog[],
  dialog: Dialog,
  asker?: AnyActorRef,
): readonly QueuedDialog[] => {
  const askers = asker ? [asker] : [];
  if (queue.some((queued) => isSame(queued.dialog, dialog))) {
    return queue.map((queued) =>
      isSame(queued.dialog, dialog) ? { ...queued, askers: [...queued.askers, ...askers] } : queued,
    );
  }
  const added = { dialog, askers };
  return dialog.urgent ? [added, ...queue] : [...queue, added];
};

const isSame = (one: Dialog, other: Dialog): boolean =>
  one.code === other.code && isSameAnswer(one.values, other.values);
