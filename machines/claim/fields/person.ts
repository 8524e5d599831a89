import * as z from 'zod';
import {
  AddressChoice,
  AgeGroup,
  EmployeeType,
  Gender,
  Handedness,
  LegalForm,
  PersonKind,
} from '#machines/claim/enums.ts';
import { Address } from './address.ts';
import { Email, Tel } from './contact.ts';
import { digits, field, inline, line, radio } from '#machines/subject/control.ts';
import { BirthDate } from './days.ts';
import { BirthNumber, CompanyId, VatId } from './identifiers.ts';
import { CompanyName, FullName } from './reporter.ts';

/** Somebody the claim is about: insured, injured, employer. The questions of a page say which of its fields are asked. */
export const Person = z.object({
  personKind: field(PersonKind, inline),
  legalForm: field(LegalForm, radio).optional(),
  fullName: field(FullName, line).optional(),
  companyName: field(CompanyName, line).optional(),
  birthNumber: field(BirthNumber, digits('medium')).optional(),
  birthDate: field(BirthDate, { kind: 'day', calendar: false }).optional(),
  gender: Gender.optional(),
  ageGroup: AgeGroup.optional(),
  handedness: field(Handedness, inline).optional(),
  employeeType: field(EmployeeType, radio).optional(),
  identificationNumber: field(CompanyId, digits('short')).optional(),
  vatId: VatId.optional(),
  email: field(Email, { kind: 'email' }).optional(),
  tel: field(Tel, { kind: 'phone' }).optional(),
  addressChoice: field(AddressChoice, radio).optional(),
  address: field(Address, { kind: 'address' }).optional(),
});
export type Person = z.infer<typeof Person>;

/** An employer, or another company that is a party to the claim. */
const Company = z.object({
  companyName: field(CompanyName, line),
  identificationNumber: field(CompanyId, digits('short')),
  address: field(Address, { kind: 'address' }),
});

/** The persons and companies the claim is about. */
export const personFields = {
  insured: Person,
  injured: Person,
  employerParty: Company,
};
