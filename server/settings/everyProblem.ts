/** What is wrong of several things that are read, each a sentence, so that somebody mends them all at once. */
export interface EveryProblem {
  /** Reads one of them now, and gives a way to it; where it cannot be read, what is given instead, or the error once more. */
  readonly reading: <Read>(read: () => Read, instead?: Read) => () => Read;
  readonly note: (sentence: string) => void;
  /** @throws Error with every sentence, where there is one */
  readonly end: () => void;
}

/** Nothing is wrong yet. */
export function everyProblem(): EveryProblem {
  const found: Error[] = [];
  const note = (sentence: string): void => {
    found.push(new Error(sentence));
  };
  return {
    note,
    reading: (read, instead) => {
      try {
        const value = read();
        return () => value;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        found.push(error);
        return () => {
          if (instead === undefined) throw error;
          return instead;
        };
      }
    },
    end: () => {
      const [first, ...others] = found;
      if (first === undefined) return;
      if (others.length === 0) throw first;
      throw new Error(found.map(({ message }) => message).join(' '), { cause: first });
    },
  };
}
