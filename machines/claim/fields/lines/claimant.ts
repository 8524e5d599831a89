import * as z from 'zod';
import { FamilyRelation, Gender, IdentificationWay, YesNo } from '#machines/claim/enums.ts';
import {
  account,
  digits,
  field,
  inline,
  line,
  oneOfMany,
  radio,
  rows,
  yesNo,
} from '#machines/subject/control.ts';
import { limits } from '#machines/claim/limits.ts';
import { Address, CountryCode } from '#machines/claim/fields/address.ts';
import { BankAccount } from '#machines/claim/fields/bank.ts';
import { Email, Tel } from '#machines/claim/fields/contact.ts';
import { BirthDate } from '#machines/claim/fields/days.ts';
import { BirthNumber } from '#machines/claim/fields/identifiers.ts';
import { FullName } from '#machines/claim/fields/reporter.ts';
import { text } from '#machines/claim/fields/text.ts';

/** Somebody who claims the money after a death. */
const Claimant = z.object({
  fullName: field(FullName, line).optional(),
  birthNumber: field(BirthNumber, digits('medium')).optional(),
  birthDate: field(BirthDate, { kind: 'day', calendar: false }).optional(),
  /** Who acts for one who is not of age. */
  guardianName: field(FullName, line).optional(),
  /** What they were to the deceased. */
  familyRelation: field(FamilyRelation, radio).optional(),
  email: field(Email, { kind: 'email' }).optional(),
  tel: field(Tel, { kind: 'phone' }).optional(),
  address: field(Address, { kind: 'address' }).optional(),
  account: field(BankAccount, account).optional(),
});

/**
 * What the law wants to know of who is paid, beside their name and address. The number of an identity document is never asked
 * for.
 */
const Payee = z.object({
  birthPlace: field(text(), line).optional(),
  citizenship: field(CountryCode, oneOfMany('country')).optional(),
  gender: field(Gender, inline).optional(),
});

/** Who is paid after a death, and how we confirm who they are. */
export const claimantFields = {
  claimants: field(z.array(Claimant).max(limits.reports), rows(limits.reports)),
  /** Somebody claims besides the first, so that the list of them is shown. */
  moreClaimants: field(YesNo, yesNo),
  identificationWay: field(IdentificationWay, radio),
  payee: Payee,
};
