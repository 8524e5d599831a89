import type { Readable } from 'node:stream';

/** Where the files of reports are stored, under names of ours. */
export interface DocumentStore {
  /** Moves a checked file into the store; the path is free afterwards. */
  keep(id: string, path: string): Promise<void>;
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
