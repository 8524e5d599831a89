import { tooManyCalls } from '#server/http/tooMany.ts';
import type { Limits } from '#server/http/limits.ts';
import { nameOf, type Caller } from '#server/sessions/callers.ts';

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
    if (lane.waiting.length >= waiting) throw tooManyCalls();
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

/** Runs an upload of a caller when its turn comes. Rejects with Failure 245000000 and 429 where too many wait already. */
export type UploadGate = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;

const mayWait = { ofSession: 30, ofAddress: 120, ofProcess: 400 };

/**
 * Lets so many uploads of a session, of an address and of this process run at once. A share of the places is kept free for who has no
 * upload under way, so that however many one address sends, and however slowly, others come through.
 */
export function createUploadGate({
  ofSession,
  ofAddress,
  ofProcess,
  keptFree,
}: Limits['uploads']): UploadGate {
  const bySession = createGate({ atOnce: ofSession, waiting: mayWait.ofSession });
  const byAddress = createGate({ atOnce: ofAddress, waiting: mayWait.ofAddress });
  const places = Math.max(1, ofProcess - keptFree);
  const common = createGate({ atOnce: places, waiting: mayWait.ofProcess });
  const kept = createGate({ atOnce: Math.max(1, keptFree), waiting: mayWait.ofProcess });
  const underWay = new Map<string, number>();
  let inCommon = 0;

  async function run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const others = underWay.get(who) ?? 0;
    underWay.set(who, others + 1);
    const isKept = others === 0 && inCommon >= places;
    if (!isKept) inCommon += 1;
    try {
      return await (isKept ? kept : common)('', work);
    } finally {
      if (!isKept) inCommon -= 1;
      const left = (underWay.get(who) ?? 1) - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    }
  }

  return (caller, work) => {
    const { session = '', address } = caller;
    const enter = () => run(nameOf(caller), work);
    return bySession(session, () => (address === undefined ? enter() : byAddress(address, enter)));
  };
}
