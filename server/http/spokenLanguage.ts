import type { FastifyRequest } from 'fastify';
import { Language, type Configuration } from '#machines/service/configuration.ts';

/** Languages that the operator offers. */
export type Spoken = Pick<Configuration, 'languages'>;

/**
 * The language that a caller asks for (`accept-language`): the first of theirs that the operator offers, undefined where there is
 * none. Our pages ask for the one they are read in.
 */
export const spokenLanguage = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { languages }: Spoken,
): Language | undefined =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((one) => Language.safeParse(one.trim().slice(0, 2).toLowerCase()).data)
    .find((one) => one !== undefined && languages.includes(one));
