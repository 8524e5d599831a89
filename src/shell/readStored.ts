import type * as z from 'zod';

/** What a storage holds under a key, as the schema reads it; undefined where it holds nothing, or something damaged. */
export const readStored = <T>(storage: Storage, key: string, schema: z.ZodType<T>): T | undefined => {
  const read = schema.safeParse(parsed(storage.getItem(key) ?? ''));
  return read.success ? read.data : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
