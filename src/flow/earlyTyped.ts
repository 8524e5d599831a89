import * as z from 'zod';
import { typedIn, type Typed } from '../forms/typed.ts';

const Kept = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string()]))]);
const memory = 'hlaska.early';

/** What was typed at an address before its page listened, when a reload came first; it is given out once. */
export const takeEarlyTyped = (storage: Storage, path: string): Typed | undefined => {
  const kept = Kept.safeParse(JSON.parse(storage.getItem(memory) ?? 'null'));
  storage.removeItem(memory);
  if (!kept.success || kept.data[0] !== path) return undefined;
  return typedIn(kept.data[1]);
};
