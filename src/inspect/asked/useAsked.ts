import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';

/** Something the service is asked for, and how that went. */
export interface Asked<Request, Value> {
  readonly state: 'registered' | 'loading' | 'success' | 'fail';
  /** The last that was answered to the same request. */
  readonly value: Value | undefined;
  /** Asks, once more or for something else. */
  readonly ask: (request?: Request) => void;
}

const machineOf = <Request, Value extends object>(
  name: string,
  call: (request: Request, signal: AbortSignal) => Promise<Value>,
) =>
  createResourceMachine(
    createRetryMachine<Request, Value>(name).provide({
      actors: {
        call: fromPromise<Value, { request: Request }>(({ input, signal }) => call(input.request, signal)),
      },
    }),
  );

/** Asks the service for something as soon as it is wanted; a call that changes something is wanted by nobody before it is asked. */
export const useAsked = <Request, Value extends object>(
  name: string,
  call: (request: Request, signal: AbortSignal) => Promise<Value>,
  first: NoInfer<Request>,
  isWanted: boolean,
): Asked<Request, Value> => {
  const [machine] = useState(() => machineOf(name, call));
  const actor = useActorRef(machine, { input: { request: first } });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => {
    if (isWanted && actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actor, isWanted]);
  const ask = useCallback(
    (request?: Request) => actor.send({ type: 'LOAD', ...(request && { request }) }),
    [actor],
  );
  return {
    state: snapshot.value,
    value: snapshot.context.value,
    ask,
  };
};
