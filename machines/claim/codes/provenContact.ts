import type { ClientIdentificationState, ContactType } from '#machines/claim/enums.ts';

/**
 * The contacts that somebody may show to be theirs: the field of the reporter that tells one, and how the client is then
 * identified. Source: specification section 3, contact types and client identification states.
 */
export const provenContacts = {
  EMAIL: { field: 'email', path: 'reporter.email', state: 'EMAIL' },
  PHONE: { field: 'tel', path: 'reporter.tel', state: 'SMS' },
} as const satisfies Record<ContactType, { field: string; path: string; state: ClientIdentificationState }>;

type ProvenContact = (typeof provenContacts)[ContactType];

/** The contact that somebody identified in a way has shown to be theirs; undefined where it was none. */
export const contactProvenBy = (state: ClientIdentificationState | undefined): ProvenContact | undefined =>
  Object.values(provenContacts).find((contact) => contact.state === state);

/** A contact as two of them are compared: an e-mail in small letters, a telephone with its country prefix. */
export const comparableContact = <Type extends ContactType>({
  type,
  value,
}: {
  readonly type: Type;
  readonly value: string;
}): { type: Type; value: string } => {
  if (type === 'EMAIL') return { type, value: value.toLowerCase() };
  return { type, value: value.startsWith('+') ? value : `+420${value}` };
};
