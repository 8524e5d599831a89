import type { LineNews } from '#machines/service/assist/assistCalls.ts';
import { countMessages, inTurn } from '#server/http/sockets.ts';

/** What waits for a browser that asks for it, because no socket passes. */
export interface Mailbox {
  readonly put: (news: LineNews) => void;
  /** What it has not been told yet, of each kind the last, so that it is never more than a page. */
  readonly empty: () => readonly LineNews[];
  /** Does each work after the one before. */
  readonly inOrder: ReturnType<typeof inTurn>;
  /** True once it says too much. */
  readonly isTooMuch: () => boolean;
  /** It was asked for now. */
  readonly ask: (now: number) => void;
  /** Nobody has asked for long: they are gone, or another process is asked. */
  readonly isLeft: (now: number) => boolean;
}

/** Milliseconds without a question. */
const lasting = 20_000;

export function createMailbox(now: number): Mailbox {
  const news = new Map<LineNews['kind'], LineNews>();
  let askedAt = now;
  return {
    // In the order in which they were said.
    put: (one) => {
      news.delete(one.kind);
      news.set(one.kind, one);
    },
    empty: () => {
      const all = [...news.values()];
      news.clear();
      return all;
    },
    inOrder: inTurn(),
    isTooMuch: countMessages(),
    ask: (at) => {
      askedAt = at;
    },
    isLeft: (at) => at - askedAt > lasting,
  };
}
