import { fromPromise } from 'xstate';

/**
 * A port that nobody has filled yet: takes its name, gives promise logic that rejects with a sentence.
 * `.provide` replaces it with the real call, which resolves with an Output or rejects with a Failure.
 */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
