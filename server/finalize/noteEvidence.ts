import { randomUUID } from 'node:crypto';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { consents } from '#machines/claim/consents.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { NotedEvidence } from '#server/outgoing/claimRegistered.ts';
import type { GivenConsent } from '#server/store/evidenceTable.ts';
import type { Queries } from '#server/store/tables.ts';
import { wordsOf } from '#server/texts/words.ts';

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
  const consents = await consentsIn(sent);
  const noted = { id: randomUUID(), language, build, sent_at: at };
  await trx
    .insertInto('evidence')
    .values({ ...noted, claim_uuid: uuid, consents: JSON.stringify(consents) })
    .execute();
  return { ...noted, consents };
}

async function consentsIn({ claim, claimType, language }: Sent): Promise<GivenConsent[]> {
  const say = await wordsOf(language, claimType);
  return consents.flatMap(({ name, version }) => {
    const value = claim[name];
    if (value === undefined) return [];
    const words = ['label', 'hint'].map((part) =>
      say([`${claimType}:fields.${name}.${part}`, `fields:${name}.${part}`]),
    );
    return {
      name,
      value: String(value),
      version,
      language,
      words: words.filter((one) => one !== undefined).join(' '),
    };
  });
}
