import * as z from 'zod';
import { says, secretly } from './variableMeta.ts';

/** Milliseconds after which any register is given up. */
const longestQuestion = 5000;

/** The variables of the registers that an insurer puts in. */
export const registerVariables = {
  REGISTERS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      says(
        "address of the insurer's registers, which answer `docs/registers.openapi.json` below it, see [The registers](#the-registers)",
        'registers of our own',
      ),
    ),
  REGISTERS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta(secretly('the secret that the service shows there as a bearer token')),
  REGISTERS_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1)
    .max(longestQuestion)
    .default(3000)
    .meta(says('milliseconds that one question there may take, 5,000 at most')),
};
