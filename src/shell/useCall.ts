import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { createRetryMachine, type RetryOutcome } from '#machines/calls/retry.ts';

/** The outcome of a call that is made once, when a component is drawn; undefined while it is under way. */
export const useCall = <Value extends object>(
  name: string,
  call: (signal: AbortSignal) => Promise<Value>,
): RetryOutcome<Value> | undefined => {
  const [machine] = useState(() =>
    createRetryMachine<undefined, Value>(name).provide({
      actors: { call: fromPromise<Value, { request: undefined }>(({ signal }) => call(signal)) },
    }),
  );
  return useSelector(useActorRef(machine, { input: { request: undefined } }), ({ output }) => output);
};
