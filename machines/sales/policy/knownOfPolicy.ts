import * as z from 'zod';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';

/** What is known of a policy as it was opened. Throws where it is the record of something else. */
export const knownOfPolicy = (opened: Opened): KnownOfPolicy =>
  z.object({ known: KnownOfPolicy }).parse(opened).known;
