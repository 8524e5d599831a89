import * as z from 'zod';
import { limits } from '#machines/claim/limits.ts';
import { OptionalAddress } from './address.ts';
import { Tel } from './contact.ts';
import { capitals, field, line, rows } from '#machines/subject/control.ts';
import { RegistrationPlate } from './identifiers.ts';
import { CompanyName, FullName } from './reporter.ts';
import { text } from './text.ts';

/** The other party in an accident, or who caused the damage, as far as the reporter knows them. */
export const OtherParty = z.object({
  registrationNo: field(RegistrationPlate, capitals('medium')).optional(),
  fullName: field(FullName, line).optional(),
  companyName: field(CompanyName, line).optional(),
  tel: field(Tel, { kind: 'phone' }).optional(),
  insurer: field(text(), line).optional(),
  address: field(OptionalAddress, { kind: 'address' }),
});
export type OtherParty = z.infer<typeof OtherParty>;

/** Somebody who saw the accident. */
const Witness = z.object({ fullName: field(FullName, line), tel: field(Tel, { kind: 'phone' }).optional() });

export const otherPartyFields = {
  otherParty: OtherParty,
  witnesses: field(z.array(Witness).max(limits.witnesses), rows(limits.witnesses)),
};
