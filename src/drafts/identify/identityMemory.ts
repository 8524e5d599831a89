import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { ContactType } from '#machines/claim/enums.ts';
import { comparableContact, provenContacts } from '#machines/claim/codes/provenContact.ts';
import { readStored } from '#src/shell/readStored.ts';

/** A contact that somebody has shown to be theirs. */
const Identity = z.object({
  type: ContactType,
  value: z.string(),
  /** What they told of themselves in their last report. */
  known: z.object({ fullName: z.string(), email: z.string(), tel: z.string() }).partial().optional(),
});
export type Identity = z.infer<typeof Identity>;

const key = 'hlaska.identity';

/** The memory of who this tab has identified. The service knows by itself; this only saves asking. */
export const identityMemory = (storage: Storage) => ({
  read: (): Identity | undefined => readStored(storage, key, Identity),
  keep: (identity: Identity): void => storage.setItem(key, JSON.stringify(identity)),
  forget: (): void => storage.removeItem(key),
});

/**
 * What is known before a new report, with what somebody identified need not tell again: who they are and how they
 * are reached.
 */
export const withReporter = (known: ClaimDetail, identity: Identity | undefined): ClaimDetail => {
  if (identity === undefined || known.reporter) return withIdentity(known, identity);
  const reporter = { ...identity.known, [provenContacts[identity.type].field]: identity.value };
  return { ...known, reporter, ...identifiedBy(identity) };
};

/** A claim begun before, as it is known who reports it: where its contact is the one they have shown to be theirs. */
export const withIdentity = (claim: ClaimDetail, identity: Identity | undefined): ClaimDetail => {
  const told = identity && claim.reporter?.[provenContacts[identity.type].field];
  if (identity === undefined || told === undefined) return claim;
  const isTheirs =
    comparableContact({ ...identity, value: told }).value === comparableContact(identity).value;
  return isTheirs ? { ...claim, ...identifiedBy(identity) } : claim;
};

const identifiedBy = ({ type }: Identity): ClaimDetail => ({
  clientIdentificationState: provenContacts[type].state,
});
