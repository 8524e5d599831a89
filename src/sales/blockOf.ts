import { fromPromise } from 'xstate';
import { createBlock } from '#machines/sales/client/block.ts';
import { heardBy } from './heardBy.ts';
import type { ShellActor } from './shellActor.ts';

/** A block with the call that loads it. The shell hears of one that fails, for it may end the session. */
export const blockOf = <Value>(
  shell: ShellActor,
  name: string,
  load: (signal: AbortSignal) => Promise<Value>,
) =>
  createBlock<Value>(name).provide({
    actors: { load: fromPromise<Value, undefined>(({ signal }) => heardBy(shell)(load(signal))) },
  });
