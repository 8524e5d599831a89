import * as z from 'zod';
import { Address } from './address.ts';
import { Email, Tel } from './contact.ts';
import { BirthDate } from './days.ts';
import {
  AgeGroup,
  CountryScope,
  EmployeeType,
  Gender,
  Handedness,
  LegalForm,
  PersonKind,
  PersonType,
} from './enums.ts';
import { BirthNumber, CompanyId, VatId } from './identifiers.ts';
import { CompanyName, FullName } from './reporter.ts';

/**
 * Somebody the claim is about: insured, injured, employer. Only the kind is always asked; what else must be there
 * depends on it and on the page (rules in personRules.ts).
 */
export const Person = z.object({
  personKind: PersonKind,
  legalForm: LegalForm.optional(),
  personType: PersonType.optional(),
  fullName: FullName.optional(),
  companyName: CompanyName.optional(),
  birthNumber: BirthNumber.optional(),
  birthDate: BirthDate.optional(),
  gender: Gender.optional(),
  ageGroup: AgeGroup.optional(),
  handedness: Handedness.optional(),
  employeeType: EmployeeType.optional(),
  identificationNumber: CompanyId.optional(),
  vatId: VatId.optional(),
  email: Email.optional(),
  tel: Tel.optional(),
  addressChoice: CountryScope.optional(),
  address: Address.optional(),
});
export type Person = z.infer<typeof Person>;

/** An employer, or another company that is a party to the claim. */
export const Company = z.object({
  companyName: CompanyName,
  identificationNumber: CompanyId,
  address: Address.optional(),
});
export type Company = z.infer<typeof Company>;
