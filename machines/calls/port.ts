import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** A port that nobody has provided yet: `.provide` puts the real call in its place, which answers or rejects with a Failure. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));

/** Tells the parent of an actor what has happened. */
export type Tell<Told extends EventObject> = (event: Told) => void;

/** Logic that tells its parent what happens until it is stopped; `start` returns what stops it. */
export const telling = <Input = NonReducibleUnknown>(
  start: (tell: Tell<EventObject>, input: Input) => () => void,
) => fromCallback<EventObject, Input>(({ sendBack, input }) => start(sendBack, input));
