import * as z from 'zod';
import { readStored } from './readStored.ts';

const Said = z.object({ ignored: z.string().optional(), postponedUntil: z.number() });
type Said = Readonly<z.infer<typeof Said>>;

const key = 'hlaska.version';

/** What the reporter has said to newer versions of the application, which every page that is loaded afresh wants to know. */
export const versionMemory = (storage: Storage) => ({
  read: (): Said => readStored(storage, key, Said) ?? { postponedUntil: 0 },
  keep: (said: Said): void => storage.setItem(key, JSON.stringify(said)),
});
