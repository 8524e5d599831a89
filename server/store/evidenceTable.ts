import type { Generated, JSONColumnType } from 'kysely';
import type { Consent } from '#machines/claim/consents.ts';
import type { Language } from '#machines/service/configuration.ts';

/** A consent as it was given or refused: its words, their version, and the answer. */
export interface GivenConsent {
  readonly name: Consent;
  readonly value: string;
  readonly version: number;
  readonly language: Language;
  readonly words: string;
  /** Of these words; left out where an older release noted them. */
  readonly sha256?: string;
}

/** What the reporter agreed to when a report was sent. Its PDF is stored under the id, once it has a hash. */
export interface EvidenceTable {
  id: string;
  /** Null once the report is removed: then this goes, too, with its PDF. */
  claim_uuid: string | null;
  language: Language;
  /** Hash of the build that registered it. */
  build: string;
  consents: JSONColumnType<readonly GivenConsent[]>;
  sent_at: Date;
  pdf_sha256: Generated<string | null>;
  /** Until when it belongs to the process that draws the PDF. */
  leased_until: Generated<Date | null>;
}
