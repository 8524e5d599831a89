import { Failure } from '#machines/calls/failures.ts';

/** As many as may wait for what is drawn one after the other; beyond, the browser draws and answers them itself. */
const mayWait = 40;

/** Draws when all before it is drawn. Rejects with 245000000 where too many wait. */
export type InTurn = <T>(draw: () => Promise<T>) => Promise<T>;

/** A line in which one is drawn after the other, because all share the language. */
export function oneByOne(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (draw) => {
    if (waiting >= mayWait) return Promise.reject(new Failure('245000000', { status: 503 }));
    waiting += 1;
    const rendered = last.then(draw).finally(() => (waiting -= 1));
    last = rendered.catch(() => undefined);
    return rendered;
  };
}
