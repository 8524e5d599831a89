import * as z from 'zod';
import type { Handover } from '#server/handover/place.ts';
import { says, secretly } from './variableMeta.ts';

const longSecret = z.string().min(32).optional();

/** The variables of what leaves the service for the core system of the insurer. */
export const handoverVariables = {
  HANDOVER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      says(
        'address of the core system, to which every registered claim, and what becomes of it, is posted as `docs/handover.openapi.json` has it, see [A claim leaves](#a-claim-leaves). Needs the next ones',
        'the core reads them itself, or nothing leaves',
      ),
    ),
  HANDOVER_SECRET: longSecret.meta(
    secretly('secret of at least 32 characters, shared with the core, that signs what is posted'),
  ),
  HANDOVER_SECRET_BEFORE: longSecret.meta(
    secretly('the secret in whose place `HANDOVER_SECRET` has come: what is posted is signed by both'),
  ),
  HANDOVER_EXPORT_KEY: longSecret.meta(
    secretly(
      'secret of at least 32 characters that the core shows as a bearer token to fetch files and to read events at `/export`',
      'nothing leaves the service',
    ),
  ),
  HANDOVER_TENANT: z
    .string()
    .min(1)
    .max(40)
    .default('hlaska')
    .meta(says('the name by which the core knows this installation')),
};

type Variables = z.infer<z.ZodObject<typeof handoverVariables>>;

/**
 * How claims leave the service; undefined where none do.
 *
 * @throws Error with a sentence that names the variables, where one stands without those it needs
 */
export function handoverOf(data: Variables, isTest: boolean): Handover | undefined {
  const { HANDOVER_URL: url, HANDOVER_SECRET: secret, HANDOVER_EXPORT_KEY: exportKey } = data;
  const before = data.HANDOVER_SECRET_BEFORE;
  if (before !== undefined && secret === undefined)
    throw new Error('HANDOVER_SECRET_BEFORE needs the HANDOVER_SECRET beside it that takes its place.');
  if (url === undefined && secret !== undefined)
    throw new Error('HANDOVER_SECRET needs a HANDOVER_URL beside it.');
  // Files are fetched with the key, however events leave.
  if (url !== undefined && (secret === undefined || exportKey === undefined))
    throw new Error('HANDOVER_URL needs HANDOVER_SECRET and HANDOVER_EXPORT_KEY beside it.');
  if (exportKey === undefined) return undefined;
  const secrets = [secret, before].filter((one) => one !== undefined);
  return {
    tenant: data.HANDOVER_TENANT,
    isTest,
    exportKey,
    push: url === undefined ? undefined : { url, secrets },
  };
}
