import * as z from 'zod';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { ContactType } from '../../../machines/claim/enums.ts';
import { readStored } from '../../shell/readStored.ts';

/** A contact that somebody has shown to be theirs. */
const Identity = z.object({
  type: ContactType,
  value: z.string(),
  /** What they told of themselves in their last report. */
  known: z.object({ fullName: z.string(), email: z.string(), tel: z.string() }).partial().optional(),
});
type Identity = z.infer<typeof Identity>;

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
  const reporter = { ...identity.known, [fieldOf[identity.type]]: identity.value };
  return { ...known, reporter, ...identifiedBy(identity) };
};

/** A claim begun before, as it is known who reports it: where its contact is the one they have shown to be theirs. */
export const withIdentity = (claim: ClaimDetail, identity: Identity | undefined): ClaimDetail => {
  const told = identity && claim.reporter?.[fieldOf[identity.type]];
  const isTheirs = told !== undefined && comparable(told) === comparable(identity?.value ?? '');
  return identity && isTheirs ? { ...claim, ...identifiedBy(identity) } : claim;
};

const fieldOf = { EMAIL: 'email', PHONE: 'tel' } as const;

const identifiedBy = ({ type }: Identity): ClaimDetail => ({
  clientIdentificationState: type === 'EMAIL' ? 'EMAIL' : 'SMS',
});

const comparable = (contact: string): string => contact.toLowerCase().replace(/^\+420/, '');
