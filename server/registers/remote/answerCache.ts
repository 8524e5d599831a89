import { LRUCache } from 'lru-cache';
import type { Question } from '#server/registers/contract/questions.ts';
import type { Said } from './askOverHttp.ts';

/** Answers of one question that are kept at once. */
const most = 1000;
/** What is not known may be known soon: that is kept for a part of the time. */
const shareOfNone = 0.1;

/** What a register said before; its answer is undefined where it knew none. */
interface Kept<Answer> {
  readonly answer: Answer | undefined;
  /** Until when it need not be asked again, in milliseconds. */
  readonly freshUntil: number;
}

/** The answers to one question that their own headers allow to be kept, in memory alone. */
export interface AnswerCache<Answer> {
  readonly find: (key: string) => Kept<Answer> | undefined;
  /** One that may stand in for a register that is away. */
  readonly findWhileAway: (key: string) => Kept<Answer> | undefined;
  readonly keep: (key: string, said: Said<Answer>) => void;
}

/** A cache whose answers stay for the seconds that their `cache-control` says, but no longer than their question allows. */
export function openAnswerCache<Answer>(
  { keeps, keepsWhileAway = 0 }: Pick<Question<unknown, unknown>, 'keeps' | 'keepsWhileAway'>,
  now: () => Date,
): AnswerCache<Answer> {
  const clock = (): number => now().getTime();
  const cache = new LRUCache<string, Kept<Answer>>({ max: most, perf: { now: clock }, ttlResolution: 0 });
  return {
    find: (key) => {
      const kept = cache.get(key);
      return kept && clock() < kept.freshUntil ? kept : undefined;
    },
    findWhileAway: (key) => cache.get(key),
    keep: (key, { answer, headers }) => {
      const { fresh, whileAway } = secondsOf(headers);
      const share = answer === undefined ? shareOfNone : 1;
      const seconds = Math.min(fresh, keeps) * share;
      const longer = Math.min(whileAway, keepsWhileAway) * share;
      if (seconds + longer > 0)
        cache.set(key, { answer, freshUntil: clock() + seconds * 1000 }, { ttl: (seconds + longer) * 1000 });
    },
  };
}

/** For how many seconds an answer stays fresh by its headers, and for how many more it may be given where its register is away. */
function secondsOf(headers: Headers): { readonly fresh: number; readonly whileAway: number } {
  const directives = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (directives.some((one) => /^(?:no-store|no-cache|private)\b/.test(one)))
    return { fresh: 0, whileAway: 0 };
  const secondsAt = (name: string): number => {
    const [value] = directives.flatMap((one) => new RegExp(`^${name}="?(\\d+)"?$`).exec(one)?.[1] ?? []);
    return Number(value ?? 0);
  };
  const fresh = Math.max(0, secondsAt('max-age') - (Number(headers.get('age')) || 0));
  return { fresh, whileAway: secondsAt('stale-if-error') };
}
