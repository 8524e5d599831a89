import { randomUUID } from 'node:crypto';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { consents } from '#machines/claim/consents.ts';
import { findConsentText } from '#machines/claim/consentTexts.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { NotedEvidence } from '#server/outgoing/claimRegistered.ts';
import type { GivenConsent } from '#server/store/evidenceTable.ts';
import type { Queries } from '#server/store/tables.ts';

interface Sent {
  readonly uuid: string;
  readonly claim: ClaimDetail;
  readonly claimType: ClaimType;
  readonly language: Language;
  /** Hash of the build that registers it. */
  readonly build: string;
  readonly at: Date;
}

/**
 * Notes with a report that is sent what its reporter agreed to, in the words they read; its PDF is drawn and stored after that. Gives what
 * was noted.
 */
export async function noteEvidence(trx: Queries, sent: Sent): Promise<NotedEvidence> {
  const { uuid, language, build, at } = sent;
  const consents = consentsIn(sent);
  const noted = { id: randomUUID(), language, build, sent_at: at };
  await trx
    .insertInto('evidence')
    .values({ ...noted, claim_uuid: uuid, consents: JSON.stringify(consents) })
    .execute();
  return { ...noted, consents };
}

function consentsIn({ claim, claimType, language }: Sent): GivenConsent[] {
  return consents.flatMap((name) => {
    const value = claim[name];
    const read = value === undefined ? undefined : findConsentText(name, { claimType, language });
    if (!read) return [];
    const { version, text, sha256 } = read;
    return { name, value: String(value), version, language, words: text, sha256 };
  });
}
