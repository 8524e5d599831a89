import * as z from 'zod';
import { readStored } from '../shell/readStored.ts';

/** A sent claim as its reporter knows it. */
const Handover = z.object({ claimNumber: z.string(), incidentDate: z.string().optional() });
type Handover = z.infer<typeof Handover>;

export interface HandoverMemory {
  readonly read: () => Handover | undefined;
  readonly keep: (claim: Handover) => void;
  readonly forget: () => void;
}

/**
 * The memory of the claim that documents or a question are to be added to, by the flow that adds them. It stays in this tab and
 * never appears in an address.
 */
export const handoverMemory = (storage: Storage, flow: string): HandoverMemory => {
  const key = `hlaska.handed.${flow}`;
  return {
    read: () => readStored(storage, key, Handover),
    keep: (claim) => storage.setItem(key, JSON.stringify(claim)),
    forget: () => storage.removeItem(key),
  };
};

/** How somebody who has sent a report is reached. */
const Contact = z.object({ fullName: z.string(), email: z.string(), tel: z.string() }).partial();
type Contact = z.infer<typeof Contact>;

/** The memory of who sent a report from this tab, so that documents or a question that follow need not ask again. */
export const contactMemory = (storage: Storage) => {
  const key = 'hlaska.contact';
  return {
    read: (): Contact | undefined => readStored(storage, key, Contact),
    keep: ({ fullName, email, tel }: Contact = {}): void =>
      storage.setItem(key, JSON.stringify({ fullName, email, tel })),
  };
};
