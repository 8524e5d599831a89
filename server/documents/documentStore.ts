import type { Readable } from 'node:stream';

/** A file that the store has, and since when. */
export interface StoredDocument {
  readonly id: string;
  readonly at: Date;
  /** A static file of a build, which has no row of a report. */
  readonly isOfBuild: boolean;
}

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
  /** Every file that has a name of ours. */
  list(): AsyncIterable<StoredDocument>;
  /** Rejects when files cannot be stored at present. */
  check(): Promise<void>;
}

/** A file as it is listed, by its name; undefined for what is none of ours. */
export const listed = (id: string, at: Date): StoredDocument | undefined => {
  const isOfBuild = /^[0-9a-f]{64}$/.test(id);
  return isOfBuild || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { id, at, isOfBuild }
    : undefined;
};
