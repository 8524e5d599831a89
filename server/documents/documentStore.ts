import type { Readable } from 'node:stream';

/** Where the files of reports are stored, under names of ours. What it cannot do at present fails with 245000000 and status 503. */
export interface DocumentStore {
  /** Moves a checked file into the store; the path is free afterwards. */
  keep(id: string, path: string): Promise<void>;
  /** True where the store has the file. */
  has(id: string): Promise<boolean>;
  /**
   * The content of a file.
   *
   * @throws Failure 404 for one that is not there
   */
  read(id: string): Promise<Readable>;
  /** Removes a file; one that does not exist is no failure. */
  remove(id: string): Promise<void>;
  /** Rejects when files cannot be stored at present. */
  check(): Promise<void>;
}
