import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Origin } from '#machines/claim/enums.ts';
import { landingAge, landingAlgorithm, landingAudience } from './landing.ts';

/** What a link may say: where from, and whatever a landing token takes. */
const Minted = z.looseObject({
  origin: z.enum(Origin.options, `The origin is one of ${Origin.options.join(', ')}.`),
  subject: z.string().default('visitor'),
});

/**
 * A landing token, as a sender of visitors makes it.
 *
 * @throws Error with a sentence for an origin that there is not
 */
export async function mintLanding(key: string, told: unknown): Promise<string> {
  const read = Minted.safeParse(told);
  if (!read.success) throw new Error(read.error.issues[0]?.message);
  const { subject, ...claims } = read.data;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: landingAlgorithm })
    .setSubject(subject)
    .setAudience(landingAudience)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${landingAge}s`)
    .sign(new TextEncoder().encode(key));
}
