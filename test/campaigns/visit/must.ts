import type { Call } from '#machines/service/call.ts';
import { promised } from '#test/campaigns/frame/promise.ts';
import type { Reporter } from '#test/server/reporter.ts';

/** Makes a call that must succeed, and gives what it answers. */
export async function must(
  reporter: Reporter,
  call: Call,
  input: Parameters<Reporter['ask']>[1],
): Promise<unknown> {
  const { status, body } = await reporter.ask(call, input);
  promised(status === 200, () => `${call.path} is answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}
