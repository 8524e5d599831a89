import { fromPromise } from 'xstate';

/**
 * A port that plays its turns one after the other: an Error is what it rejects with, anything else what
 * it answers. When the turns are over it never answers again. `asked` are the inputs, `signals` tell what
 * was aborted.
 */
export const script = <Output, Input>(...turns: readonly (Output | Error)[]) => {
  const left = [...turns];
  const asked: Input[] = [];
  const signals: AbortSignal[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    asked.push(input);
    signals.push(signal);
    const [turn] = left.splice(0, 1).map((value) => ({ value }));
    if (!turn) return new Promise<Output>(() => {});
    return turn.value instanceof Error ? Promise.reject(turn.value) : Promise.resolve(turn.value);
  });
  return { logic, asked, signals };
};
