import * as z from 'zod';
import { LocalPath } from '#machines/service/identity/identity.ts';
import { readStored } from '#src/shell/readStored.ts';

/** Somebody wants to show, from within a report, that the contact told there is theirs: the page they come back to. */
const Wish = z.object({ path: LocalPath, email: z.string().optional(), tel: z.string().optional() });
type Wish = z.infer<typeof Wish>;

const key = 'hlaska.identify.wish';

/** The query of the address that a wish leads to: anybody else who comes there has none. */
export const wished = 'zpet';

/** The memory of such a wish, in this tab. */
export const wishMemory = (storage: Storage) => ({
  read: (): Wish | undefined => readStored(storage, key, Wish),
  keep: (wish: Wish): void => storage.setItem(key, JSON.stringify(wish)),
  forget: (): void => storage.removeItem(key),
});
