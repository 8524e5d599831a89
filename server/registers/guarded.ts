import { Failure } from '#machines/calls/failures.ts';
import { asking, inSpan } from '#server/traces/inSpan.ts';
import { allAskedBy, type Port } from './asking.ts';
import type { Systems } from './systems.ts';

/** Hears how a register answered, and after how many seconds. */
export type NoteAnswer = (register: Port, outcome: 'answered' | 'away', seconds: number) => void;

/**
 * Systems that cannot hang the service: one that is away, or does not answer within the timeout (milliseconds), fails with
 * 245000000 and status 503, which the client may try again. How each of them answered is noted.
 */
export const guarded = (systems: Systems, timeout: number, note: NoteAnswer): Systems =>
  allAskedBy(systems, async (register, question) => {
    const began = performance.now();
    const noteAs = (outcome: 'answered' | 'away') =>
      note(register, outcome, (performance.now() - began) / 1000);
    try {
      const answer = await inSpan(asking(`register ${register}`), () => inTime(question, timeout));
      noteAs('answered');
      return answer;
    } catch (error) {
      noteAs('away');
      throw error;
    }
  });

async function inTime<T>(question: () => Promise<T>, timeout: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The system did not answer in time.')), timeout);
  timer.unref();
  try {
    return await Promise.race([question(), late.promise]);
  } catch (cause) {
    throw new Failure('245000000', { status: 503, cause });
  } finally {
    clearTimeout(timer);
  }
}
