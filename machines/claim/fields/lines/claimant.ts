import * as z from 'zod';
import { FamilyRelation, Gender, IdentificationWay } from '../../enums.ts';
import { account, digits, field, inline, line, oneOfMany, radio, rows } from '../../control.ts';
import { limits } from '../../limits.ts';
import { Address, CountryCode } from '../address.ts';
import { BankAccount } from '../bank.ts';
import { Email, Tel } from '../contact.ts';
import { BirthDate } from '../days.ts';
import { BirthNumber } from '../identifiers.ts';
import { FullName } from '../reporter.ts';
import { text } from '../text.ts';

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
  identificationWay: field(IdentificationWay, radio),
  payee: Payee,
};
