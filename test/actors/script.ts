import { fromPromise } from 'xstate';
import { toFailure } from '#machines/calls/outcome.ts';
import { type Tell, telling } from '#machines/calls/port.ts';
import type { CallNews } from '#machines/calls/retry.ts';

/**
 * A port that plays its turns one after the other: it rejects with an Error and answers with anything else. When the turns are
 * over it never answers again. `asked` are the inputs, `signals` show what was aborted.
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

/**
 * A port that reports its progress and plays its turns one after the other: an Error is the failure it reports, anything else
 * what it has sent. When the turns are over it only reports what `tells` is called with. `stopped` says of each call whether it
 * was given up.
 */
export const tellingScript = <Value, Request>(...turns: readonly (Value | Error)[]) => {
  const left = [...turns];
  const asked: Request[] = [];
  const tells: Tell<CallNews<Value>>[] = [];
  const stopped: boolean[] = [];
  const logic = telling((tell: Tell<CallNews<Value>>, { request }: { readonly request: Request }) => {
    const call = asked.push(request) - 1;
    tells.push(tell);
    stopped.push(false);
    const [turn] = left.splice(0, 1).map((value) => ({ value }));
    if (turn) queueMicrotask(() => tell(newsOf(turn.value)));
    return () => {
      stopped[call] = true;
    };
  });
  return { logic, asked, tells, stopped };
};

const newsOf = <Value>(turn: Value | Error): CallNews<Value> =>
  turn instanceof Error ? { type: 'FAILED', failure: toFailure(turn) } : { type: 'SENT', value: turn };
