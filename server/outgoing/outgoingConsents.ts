import { hash } from 'node:crypto';
import type * as z from 'zod';
import { isAgreed } from '#machines/claim/consents.ts';
import type { GivenConsent } from '#server/store/evidenceTable.ts';
import type { OutgoingConsent } from './shapes.ts';

interface Agreed {
  readonly consents: readonly GivenConsent[];
  readonly sent_at: Date;
}

/** What was agreed to and what was refused when a report was sent, by the version and the hash of the words that were read. */
export const outgoingConsents = ({ consents, sent_at: at }: Agreed): z.infer<typeof OutgoingConsent>[] =>
  consents.map(({ name, version, language, words, sha256 = hash('sha256', words), value }) => ({
    key: name,
    version,
    language,
    sha256,
    value: isAgreed(value),
    at: at.toISOString(),
  }));
