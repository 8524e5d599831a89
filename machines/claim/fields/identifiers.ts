import * as z from 'zod';
import { isBirthNumber, isOfPossibleAge } from '#machines/claim/checks/birthNumber.ts';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import {
  dropSeparators,
  normaliseBirthNumber,
  normaliseIdentifier,
  normaliseMark,
  normaliseVehicleSearch,
} from '#machines/claim/normalise.ts';
import { isPolicyNumber } from '#machines/claim/checks/policyNumber.ts';
import { isRegistrationPlate } from '#machines/claim/checks/registrationPlate.ts';
import { isVatId } from '#machines/claim/checks/vatId.ts';
import { isVehicleSearch } from '#machines/claim/checks/vehicleIdentifier.ts';
import { isVin } from '#machines/claim/checks/vin.ts';

/*
 * Numbers by which people, companies, vehicles, policies and claims are known, each normalised and then checked
 * by the check of the same name (section 5).
 */

const mark = (max: number) => z.string().overwrite(normaliseMark).min(1).max(max);
const identifier = (max: number) => z.string().overwrite(normaliseIdentifier).min(1).max(max);

export const BirthNumber = z
  .string()
  .overwrite(normaliseBirthNumber)
  .min(1)
  .max(limits.birthNumber)
  .check(
    must('birthNumber', (value: string) => isBirthNumber(value)),
    must('birthNumberAge', (value: string) => isOfPossibleAge(value), { values: { max: limits.age } }),
  );

export const CompanyId = z
  .string()
  .overwrite(dropSeparators)
  .min(1)
  .max(limits.companyId)
  .check(must('companyId', isCompanyId));

export const VatId = identifier(limits.vatId).check(must('vat', isVatId));

export const Vin = identifier(limits.vehicleIdentifier).check(must('vin', isVin));

export const RegistrationPlate = identifier(limits.plateMax).check(must('plate', isRegistrationPlate));

/** Engine or frame number, asked for a machine, which has no VIN. */
export const EngineNumber = mark(limits.engineNumber).check(
  must('alphanumeric', (value: string) => /^[A-Z0-9/.-]+$/.test(value)),
);

/** What a device or an animal is marked by: a serial number, a chip, a tattoo. */
export const Mark = mark(limits.serialNumber);

export const PolicyNumber = identifier(limits.policyNumber).check(must('policyNumber', isPolicyNumber));

export const ClaimNumber = identifier(limits.claimNumber).min(limits.claimNumberSearchMin);

/** What a vehicle is searched by: plate, policy number or VIN. */
export const VehicleSearch = z
  .string()
  .overwrite(normaliseVehicleSearch)
  .min(1)
  .max(limits.vehicleIdentifier)
  .check(must('vehicleSearch', isVehicleSearch));
