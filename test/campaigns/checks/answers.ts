import { promised } from '#test/campaigns/frame/promise.ts';

/** What a trace of the stack looks like in a text. */
const trace = /\bat .{1,200}:\d+:\d+|node_modules|\.(?:ts|mjs|js):\d+/;

/**
 * Checks what holds for every answer: none says that something of ours failed, and none shows how we are made.
 *
 * @throws BrokenPromise where one does
 */
export function checkAnswer(
  what: string,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  promised(status < 500 || status === 503, () => `${what} is answered ${status}: ${text.slice(0, 300)}`);
  if (status >= 400) promised(!trace.test(text), () => `${what} shows a stack: ${text.slice(0, 300)}`);
}
