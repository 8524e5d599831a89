import type { CallObserver } from './client.ts';

/** Everyone who is told of calls; who came later hears of later calls only. */
export interface CallObservers extends CallObserver {
  /** Takes one more observer; gives the function that ends it. */
  readonly add: (observer: Partial<CallObserver>) => () => void;
}

/** Gives an empty list of observers, itself the observer of the client. */
export const callObservers = (): CallObservers => {
  const observers = new Set<Partial<CallObserver>>();
  return {
    add: (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    onStarted: (request) => {
      for (const observer of observers) observer.onStarted?.(request);
    },
    onCompleted: (id) => {
      for (const observer of observers) observer.onCompleted?.(id);
    },
    onFailed: (id, failure) => {
      for (const observer of observers) observer.onFailed?.(id, failure);
    },
  };
};
