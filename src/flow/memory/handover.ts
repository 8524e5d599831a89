import * as z from 'zod';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { HandedOver } from '#src/pages/pageProps.ts';
import { ConsequentClaimRequest } from '#machines/claim/checks/consequentClaimRequest.ts';
import { readStored } from '#src/shell/readStored.ts';

/** A claim as its reporter knows it: the one to add to, or the tie to the one that another follows from. */
const Handover = z
  .object({
    claimNumber: z.string(),
    incidentDate: z.string(),
    consequentClaimRequest: ConsequentClaimRequest,
  })
  .partial()
  .refine(({ claimNumber, consequentClaimRequest }) => (claimNumber ?? consequentClaimRequest) !== undefined);
type Handover = z.infer<typeof Handover>;

export interface HandoverMemory {
  readonly read: () => Handover | undefined;
  readonly keep: (claim: HandedOver) => void;
  readonly forget: () => void;
}

/**
 * The memory of the claim that documents or a question are to be added to, or that another claim follows from, by the flow that
 * does so. It stays in this tab and never appears in an address.
 */
export const handoverMemory = (storage: Storage, flow: string): HandoverMemory => {
  const key = `hlaska.handed.${flow}`;
  return {
    read: () => readStored(storage, key, Handover),
    keep: (claim) => storage.setItem(key, JSON.stringify(claim)),
    forget: () => storage.removeItem(key),
  };
};

/** Keeps a claim that was sent for whatever may be added to it from this tab: documents or a question. */
export const keepSent = (storage: Storage, claimType: ClaimType, claim: HandedOver): void => {
  if (claim.claimNumber === undefined) return;
  for (const flowType of ['UPLOAD', 'QUESTION'])
    handoverMemory(storage, `${claimType}.${flowType}`).keep(claim);
};

/** How somebody who has sent a report is reached. */
const Contact = z.object({ fullName: z.string(), email: z.string(), tel: z.string() }).partial();
type Contact = z.infer<typeof Contact>;

/**
 * Whoever adds to a report, or reports what follows from it, is reached as who sent one from this tab before, unless they say
 * otherwise. How they are reached for a claim is asked again.
 */
export const contactOf = ({ flowType }: Flow, reporter: Contact | undefined): ClaimDetail =>
  reporter ? { reporter, ...(flowType !== 'DRAFT' && { contactHanded: true }) } : {};

/** The memory of who sent a report from this tab, so that documents or a question that follow need not ask again. */
export const contactMemory = (storage: Storage) => {
  const key = 'hlaska.contact';
  return {
    read: (): Contact | undefined => readStored(storage, key, Contact),
    keep: ({ fullName, email, tel }: Contact = {}): void =>
      storage.setItem(key, JSON.stringify({ fullName, email, tel })),
  };
};
