import { LRUCache } from 'lru-cache';
import type { Said } from './askOverHttp.ts';

/** Answers of one question that are kept at once. */
const most = 1000;
/** What is not known may be known soon: that is kept for a part of the time. */
const shareOfNone = 0.1;

/** What a register said before; its answer is undefined where it knew none. */
interface Kept<Answer> {
  readonly answer: Answer | undefined;
}

/** The answers to one question that their own headers allow to be kept, in memory alone. */
export interface AnswerCache<Answer> {
  readonly find: (key: string) => Kept<Answer> | undefined;
  readonly keep: (key: string, said: Said<Answer>) => void;
}

/** A cache whose answers stay for the seconds that their `cache-control` says, but no longer than given. */
export function openAnswerCache<Answer>(longest: number, now: () => Date): AnswerCache<Answer> {
  const cache = new LRUCache<string, Kept<Answer>>({
    max: most,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  });
  return {
    find: (key) => cache.get(key),
    keep: (key, { answer, headers }) => {
      const seconds = Math.min(freshFor(headers), longest) * (answer === undefined ? shareOfNone : 1);
      if (seconds > 0) cache.set(key, { answer }, { ttl: seconds * 1000 });
    },
  };
}

/** The seconds for which an answer stays fresh by its headers; none where they do not say so. */
function freshFor(headers: Headers): number {
  const directives = (headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (directives.some((one) => /^(?:no-store|no-cache|private)\b/.test(one))) return 0;
  const [maxAge] = directives.flatMap((one) => /^max-age="?(\d+)"?$/.exec(one)?.[1] ?? []);
  return maxAge === undefined ? 0 : Number(maxAge) - (Number(headers.get('age')) || 0);
}
