import { describe, expect, test } from 'vitest';
import { isBankAccount } from '#machines/claim/checks/bankAccount.ts';
import { isBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { readDate } from '#machines/claim/checks/date.ts';
import { isEmail } from '#machines/claim/checks/email.ts';
import { isFullName } from '#machines/claim/checks/fullName.ts';
import { isNotInFuture } from '#machines/claim/checks/incidentDate.ts';
import { isPhone } from '#machines/claim/checks/phone.ts';
import { isRegistrationPlate } from '#machines/claim/checks/registrationPlate.ts';
import { isVatId } from '#machines/claim/checks/vatId.ts';
import { isVehicleSearch } from '#machines/claim/checks/vehicleIdentifier.ts';
import { isVin } from '#machines/claim/checks/vin.ts';
import { isZipCode } from '#machines/claim/checks/zipCode.ts';
import bankAccounts from './examples/bank-account.json' with { type: 'json' };
import birthNumbers from './examples/birth-number.json' with { type: 'json' };
import companyIds from './examples/company-id.json' with { type: 'json' };
import dates from './examples/date.json' with { type: 'json' };
import emails from './examples/email.json' with { type: 'json' };
import fullNames from './examples/full-name.json' with { type: 'json' };
import phones from './examples/phone.json' with { type: 'json' };
import plates from './examples/registration-plate.json' with { type: 'json' };
import vatIds from './examples/vat-id.json' with { type: 'json' };
import vehicleIdentifiers from './examples/vehicle-identifier.json' with { type: 'json' };
import vins from './examples/vin.json' with { type: 'json' };
import zipCodes from './examples/zip.json' with { type: 'json' };

const day = '2026-11-20';

function isPastDate(text: string): boolean {
  const date = readDate(text);
  return date !== undefined && isNotInFuture(date, day);
}

/** What a check says about each example, beside what the example expects. */
const verdicts = <T>(
  examples: { value: T; valid: boolean; reason: string }[],
  check: (value: T) => boolean,
) => ({
  said: examples.map(({ value, reason }) => [value, reason, check(value)]),
  expected: examples.map(({ value, reason, valid }) => [value, reason, valid]),
});

const all = {
  'bank accounts': verdicts(bankAccounts.examples, isBankAccount),
  'birth numbers': verdicts(birthNumbers.examples, (value) => isBirthNumber(value, day)),
  'company ids': verdicts(companyIds.examples, isCompanyId),
  dates: verdicts(dates.examples, isPastDate),
  'e-mails': verdicts(emails.examples, (value) => isEmail(value)),
  'full names': verdicts(fullNames.examples, isFullName),
  phones: verdicts(phones.examples, isPhone),
  'registration plates': verdicts(plates.examples, isRegistrationPlate),
  'VAT ids': verdicts(vatIds.examples, isVatId),
  'vehicle identifiers': verdicts(vehicleIdentifiers.examples, isVehicleSearch),
  VINs: verdicts(vins.examples, isVin),
  'ZIP codes': verdicts(zipCodes.examples, isZipCode),
};

describe('the examples of the domain come out as stated', () => {
  test.each(Object.entries(all))('%s', (_kind, { said, expected }) => {
    expect(said).toEqual(expected);
  });
});
