import * as z from 'zod';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { readStored } from '#src/shell/readStored.ts';
import type { Typed } from '#src/forms/typed.ts';

const hour = 60 * 60_000;

const Kept = z.object({
  typed: z.record(z.string(), z.unknown()),
  base: z.looseObject({ version: z.int(), record: z.looseObject({}) }),
  at: z.number(),
  /** Its form was left on purpose. */
  isLeft: z.boolean(),
});
export type UnsavedRecord = z.infer<typeof Kept>;

/** What was typed into the form of one record and is not saved, kept in this tab. */
export interface TypedRecord {
  /** What was typed before a reload; what was left on purpose is given back for an hour, on asking. */
  readonly read: (now: number) => UnsavedRecord | undefined;
  readonly keep: (typed: Typed, base: Opened, now: number) => void;
  readonly leave: () => void;
  readonly forget: () => void;
}

/** The memory of what is typed into the form of a record with a key, that of a client by default of a new one. */
export const typedRecord = (storage: Storage, record = 'new'): TypedRecord => {
  const key = `hlaska.typed.client.${record}`;
  const stored = () => readStored(storage, key, Kept);
  const write = (kept: Omit<UnsavedRecord, 'base'> & { readonly base: Opened }) =>
    storage.setItem(key, JSON.stringify(kept));
  return {
    read(now) {
      const kept = stored();
      if (!kept || !kept.isLeft || now - kept.at < hour) return kept;
      storage.removeItem(key);
      return undefined;
    },
    keep: (typed, base, now) => write({ typed, base, at: now, isLeft: false }),
    leave() {
      const kept = stored();
      if (kept) write({ ...kept, isLeft: true });
    },
    forget: () => storage.removeItem(key),
  };
};
