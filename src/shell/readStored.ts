import { readJson, type Reads } from '#machines/calls/readJson.ts';

/** What a storage holds under a key, as the schema reads it; undefined where it holds nothing, or something damaged. */
export const readStored = <T>(storage: Storage, key: string, schema: Reads<T>): T | undefined =>
  readJson(schema, storage.getItem(key) ?? '');
