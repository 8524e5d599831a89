/** A promise of the service that a campaign saw broken. */
export class BrokenPromise extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'BrokenPromise';
  }
}

/** @throws BrokenPromise with the sentence where it does not hold */
export function promised(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new BrokenPromise(sentence());
}

/** @throws BrokenPromise with the sentence and what there is, where there is anything */
export function promisedNone(found: readonly unknown[], sentence: string): void {
  promised(
    found.length === 0,
    () => `${sentence}: ${found.length}, the first ${JSON.stringify(found.slice(0, 3))}`,
  );
}
