import * as z from 'zod';
import { Tel } from './contact.ts';
import { RegistrationPlate } from './identifiers.ts';
import { FullName } from './reporter.ts';
import { text } from './text.ts';

/** The other one in an accident, as far as the reporter knows them. */
export const OtherParty = z.object({
  registrationNo: RegistrationPlate.optional(),
  fullName: FullName.optional(),
  tel: Tel.optional(),
  insurer: text().optional(),
});
export type OtherParty = z.infer<typeof OtherParty>;

/** One who saw it. */
export const Witness = z.object({ fullName: FullName, tel: Tel.optional() });
export type Witness = z.infer<typeof Witness>;
