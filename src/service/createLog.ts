import type { TraceStep } from '../../machines/flow/trace.ts';
import { loggedSteps, type LogEntry } from '../../machines/service/application.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Client } from './client.ts';

const flushInterval = 5000;
const limit = 100;

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
    // A log that cannot be sent must not become a failure of its own.
    client.call(calls.log, { body: { entries: due } }).catch(() => undefined);
  };
  return (entry) => {
    const steps = entry.code === undefined ? [] : trace().slice(-loggedSteps);
    const added = { ...entry, time: new Date().toISOString(), ...(steps.length > 0 && { steps }) };
    entries = [...entries, added].slice(-limit);
    timer ??= setTimeout(flush, flushInterval);
  };
};
