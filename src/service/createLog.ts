import type { LogEntry } from '../../machines/service/application.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Client } from './client.ts';

const flushInterval = 5000;
const limit = 100;

/** Takes one thing worth telling the operator: names and codes, never what a person typed. */
export type Log = (entry: Omit<LogEntry, 'time'>) => void;

/** Takes the client; gives the log, which sends what gathered every five seconds and forgets the oldest when too much did. Section 7. */
export const createLog = (client: Client): Log => {
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
    entries = [...entries, { ...entry, time: new Date().toISOString() }].slice(-limit);
    timer ??= setTimeout(flush, flushInterval);
  };
};
