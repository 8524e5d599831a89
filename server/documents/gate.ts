import { Failure } from '../../machines/service/failures.ts';

/** Runs work for a key when its turn comes. */
export type Gate = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A gate that lets so much work of one key run at once; the rest waits in turn.
 *
 * @throws Failure 245000000 with status 429 where too much waits already
 */
export function createGate({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate {
  const lanes = new Map<string, Lane>();

  const enter = async (key: string): Promise<Lane> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running < atOnce) {
      lane.running += 1;
      return lane;
    }
    if (lane.waiting.length >= waiting) throw new Failure('245000000', { status: 429 });
    // Who leaves hands over the place, so that nobody slips in between.
    await new Promise<void>((go) => lane.waiting.push(go));
    return lane;
  };

  const leave = (key: string, lane: Lane): void => {
    const next = lane.waiting.shift();
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  };

  return async (key, work) => {
    const lane = await enter(key);
    try {
      return await work();
    } finally {
      leave(key, lane);
    }
  };
}
