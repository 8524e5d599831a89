import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { normaliseBirthNumber, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { ClientIdentificationState, Origin } from '#machines/claim/enums.ts';
import { origins } from '#machines/origins/origins.ts';
import { Failure } from '#machines/calls/failures.ts';
import { Identity } from '#machines/service/identity/identity.ts';
import type { Db } from '#server/store/tables.ts';
import { keyOf } from '#server/sessions/renewedSession.ts';

/** Who a landing token is for, and how it is signed. Source: RFC 7519. */
export const landingAudience = 'hlaska';
export const landingAlgorithm = 'HS256';
/** Seconds after it was issued in which it may be used, whatever its own expiry says. */
export const landingAge = 300;

/** What a landing token says beside what every token does. */
const Landing = Identity.pick({
  subject: true,
  name: true,
  contact: true,
  client: true,
  birthNumber: true,
  identificationNumber: true,
}).extend({
  origin: Origin,
  identification: ClientIdentificationState.optional(),
  policies: Identity.shape.policies.default([]),
  /** What tells one token from another: used twice it is known by this. */
  jti: z.string().min(1).max(200),
});

/** Reads a landing token. */
export type ReadLanding = (token: string) => Promise<Identity>;

interface Sources {
  readonly db: Db;
  readonly now: () => Date;
  /** The secrets shared with those who send visitors. */
  readonly keys: readonly string[];
}

/**
 * Reads landing tokens: signed with a shared key, for us, not expired, not used before.
 *
 * @throws Failure 245000010 for any other
 */
export const createLanding = ({ db, now, keys }: Sources): ReadLanding => {
  const secrets = keys.map((key) => new TextEncoder().encode(key));
  return async (token) => {
    const payload = await payloadOf(token, secrets, now());
    const read = Landing.safeParse({ ...payload, subject: payload.sub });
    if (!read.success) throw refused(read.error);
    const { jti, ...data } = read.data;
    const { identifies } = origins[data.origin];
    const identification = data.identification ?? identifies[0] ?? 'UNIDENTIFIED';
    if (!identifies.includes(identification)) throw refused();
    await useOnce({ db, now }, jti);
    return {
      ...data,
      subject: `${data.origin}:${data.subject}`,
      identification,
      ...(data.birthNumber && { birthNumber: normaliseBirthNumber(normaliseIdentifier(data.birthNumber)) }),
      ...(data.identificationNumber && {
        identificationNumber: normaliseIdentifier(data.identificationNumber),
      }),
      policies: data.policies.map(normaliseIdentifier),
      roles: data.origin === 'SALES_APP' ? ['agent'] : ['reporter'],
      isSignedIn: false,
      isDelegationRefused: false,
    };
  };
};

/** What a token says that one of the secrets has signed; another secret is tried only where the signature is not of the first. */
async function payloadOf(token: string, secrets: readonly Uint8Array[], at: Date): Promise<JWTPayload> {
  const [secret, ...others] = secrets;
  if (!secret) throw refused();
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [landingAlgorithm],
      audience: landingAudience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      maxTokenAge: landingAge,
      currentDate: at,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWSSignatureVerificationFailed && others.length > 0)
      return payloadOf(token, others, at);
    throw cause instanceof errors.JOSEError ? refused(cause) : cause;
  }
}

const refused = (cause?: unknown): Failure => new Failure('245000010', { cause });

// Of two uses at once the database lets one through. By its age a token is refused before it is forgotten here.
async function useOnce({ db, now }: Pick<Sources, 'db' | 'now'>, id: string): Promise<void> {
  const at = now();
  await db.deleteFrom('landing').where('expires_at', '<', at).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('landing')
    .values({ token_hash: keyOf(id), expires_at: new Date(at.getTime() + landingAge * 2000) })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw refused();
}
