import type * as z from 'zod';
import type { ServiceParams } from '#machines/service/claimRequest.ts';

/** Which report a call is about, and which of the three claim services serves it. */
export type ClaimRef = Readonly<z.output<typeof ServiceParams>>;
