import type { Readable } from 'node:stream';

/** Where the files of reports lie, under names of ours. */
export interface DocumentStore {
  /** Takes a checked file over; the path is free afterwards. */
  keep(id: string, path: string): Promise<void>;
  read(id: string): Promise<Readable>;
  /** Forgets a file; one that is not there is no failure. */
  remove(id: string): Promise<void>;
  /** Rejects when files cannot be kept at present. */
  check(): Promise<void>;
}
