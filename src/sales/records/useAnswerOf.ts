import { useEffect, useState } from 'react';

/** What was answered to a question that may change before its answer is there; undefined until then, and where nothing is asked. */
export const useAnswerOf = <T>(key: string | undefined, ask: (key: string) => Promise<T>): T | undefined => {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: T }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const hear = async () => {
      try {
        const answer = await ask(key);
        if (isWanted) setAnswered({ key, answer });
      } catch {
        // Nobody waits for it: the service asks again when the record is saved.
      }
    };
    void hear();
    return () => {
      isWanted = false;
    };
  }, [key, ask]);
  return answered?.key === key ? answered?.answer : undefined;
};
