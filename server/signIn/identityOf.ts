import { ClientIdentificationState } from '#machines/claim/enums.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { Role, type Identity } from '#machines/service/identity/identity.ts';
import type { Claims } from './provider.ts';

/** How a provider may say that a client was identified; the first where it does not say. */
const ways = ClientIdentificationState.extract(['SSO', 'BANK_ID', 'IASC']);

/**
 * Who a provider says it is. Only a client is identified by it: whoever works for us reports for others, so their own numbers stand
 * in no report.
 */
export function identityOf(claims: Claims): Identity {
  const { sub, name, email, phone_number: tel, birthnumber } = claims;
  const roles = claims.roles.flatMap((role) => Role.safeParse(role).data ?? []);
  const isClient = roles.length === 1 && roles[0] === 'reporter';
  return {
    subject: sub,
    identification: isClient ? (ways.safeParse(claims.identification).data ?? 'SSO') : 'UNIDENTIFIED',
    ...(name && { name }),
    contact: { ...(name && { fullName: name }), ...(email && { email }), ...(tel && { tel }) },
    ...(isClient && birthnumber && { birthNumber: normaliseBirthNumber(normaliseIdentifier(birthnumber)) }),
    policies: [],
    roles,
    isSignedIn: true,
    isDelegationRefused: false,
  };
}
