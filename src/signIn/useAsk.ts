import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { askMachine, type Asked } from '#machines/actors/signIn/ask.ts';
import type { Failure } from '#machines/calls/failures.ts';

interface Asking {
  readonly ask: (asked?: Asked) => void;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
}

/** What a press asks of the service, and how it goes. */
export const useAsk = (call: (asked: Asked, signal: AbortSignal) => Promise<void>): Asking => {
  const [machine] = useState(() =>
    askMachine.provide({
      actors: { ask: fromPromise<void, Asked>(({ input, signal }) => call(input, signal)) },
    }),
  );
  const actor = useActorRef(machine);
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('idle'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const ask = useCallback((asked: Asked = {}) => actor.send({ type: 'ASK', ...asked }), [actor]);
  return { ask, isBusy, failure };
};
