import * as z from 'zod';
import { typedIn, type Typed } from '#src/forms/typed.ts';
import { readStored } from '#src/shell/readStored.ts';

const Kept = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string()]))]);
const memory = 'hlaska.early';

/** What was typed at an address before its page listened, when a reload came first; it is given out once. */
export const takeEarlyTyped = (storage: Storage, path: string): Typed | undefined => {
  const kept = readStored(storage, memory, Kept);
  storage.removeItem(memory);
  return kept?.[0] === path ? typedIn(kept[1]) : undefined;
};
