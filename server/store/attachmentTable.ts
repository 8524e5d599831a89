import type { Generated } from 'kysely';

/** A file of a report. */
export interface AttachmentTable {
  id: string;
  claim_uuid: string;
  name: string;
  size: number;
  sha256: string;
  type: string;
  document_type: string | null;
  /** Handed over with the registered claim, once it is known to be no danger. */
  kept: Generated<boolean>;
  /** Not yet checked, and so shown to nobody, where the virus scanner was away; or refused by that check, and removed. */
  state: Generated<'STORED' | 'CHECKING' | 'REFUSED'>;
  /** Code of section 8. */
  refusal: string | null;
  /** Until when it belongs to the process that checks it. */
  leased_until: Date | null;
  created_at: Date;
}
