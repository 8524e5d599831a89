import type { TraceStep } from '#machines/flow/trace.ts';
import { loggedSteps, type LogEntry } from '#machines/service/application.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Client } from './client.ts';

const flushInterval = 5000;
const limit = 100;

const isRefusal = (error: unknown): boolean =>
  error instanceof Failure && [400, 413, 415, 422].includes(error.status);

/** Notes one thing worth telling the operator: names and codes, never what a person typed. */
export type Log = (entry: Omit<LogEntry, 'time' | 'steps'>) => void;

/**
 * The log. It sends what has gathered every five seconds, a failure with the last steps before it, and forgets the oldest when
 * there is too much. Source: specification section 7.
 */
export const createLog = (client: Pick<Client, 'call'>, trace: () => readonly TraceStep[]): Log => {
  let entries: LogEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const due = entries;
    entries = [];
    // What cannot be sent now is sent with what comes next; what is refused for what it is would be refused again.
    client.call(calls.log, { body: { entries: due } }).catch((error: unknown) => {
      if (isRefusal(error)) return;
      entries = [...due, ...entries].slice(-limit);
      timer ??= setTimeout(flush, flushInterval);
    });
  };
  return (entry) => {
    const steps = entry.code === undefined ? [] : trace().slice(-loggedSteps);
    const added = { ...entry, time: new Date().toISOString(), ...(steps.length > 0 && { steps }) };
    entries = [...entries, added].slice(-limit);
    timer ??= setTimeout(flush, flushInterval);
  };
};
