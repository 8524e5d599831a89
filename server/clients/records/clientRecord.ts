import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { isBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { addressPartsOf } from '#machines/sales/records/addressParts.ts';
import { houseNumbers } from '#machines/sales/records/writtenAddress.ts';
import { isPlaceholder } from '#machines/sales/records/completed.ts';
import { splitFullName } from '#machines/claim/checks/fullName.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';

type Address = NonNullable<ClientRecord['address']>;

/** The record of a person of the register as the sales application has it: what that was told, as far as the register says the same. */
export const recordOf = (person: RegisteredPerson): ClientRecord => {
  const { record = {}, personType = 'FO', nationality = 'CZ', tel, email, birthNumber, birthDate } = person;
  const { firstName, surname } = person.surname === undefined ? splitFullName(person.fullName ?? '') : person;
  const isCompany = personType === 'PO';
  const address = addressOf(person.address, record.address);
  return {
    ...record,
    person: {
      ...record.person,
      type: personType,
      ...(!isCompany && {
        ...((birthNumber === undefined || isPlaceholder(birthNumber)) && { foreigner: true as const }),
        ...(birthNumber !== undefined && isBirthNumber(birthNumber) && { birthNumber }),
        ...(birthDate !== undefined && { birthDate }),
        ...(firstName && { firstName }),
        ...(surname && { surname }),
        nationality,
      }),
      ...(person.identificationNumber && { ico: person.identificationNumber }),
      ...(person.companyName && { companyName: person.companyName }),
      ...(tel && { mobile: tel }),
      ...(email && { email }),
    },
    ...(address && { address }),
  };
};

/** The person of the register with a record that was saved; what the record does not have of the register's stays. */
export const personOf = (before: RegisteredPerson, record: ClientRecord): RegisteredPerson => {
  const { person = {}, address } = record;
  const { type = 'FO', firstName, surname, birthNumber, birthDate, ico, companyName, mobile, email } = person;
  const isCompany = type === 'PO';
  return {
    ...besides(before),
    personType: type,
    personKind: isCompany ? 'LEGAL' : 'NATURAL',
    ...(!isCompany &&
      firstName !== undefined &&
      surname !== undefined && { firstName, surname, fullName: `${firstName} ${surname}` }),
    ...(birthNumber !== undefined && { birthNumber }),
    ...(birthDate !== undefined && { birthDate }),
    ...(ico !== undefined && { identificationNumber: ico }),
    ...(companyName !== undefined && { companyName }),
    ...(mobile !== undefined && { tel: mobile }),
    ...(email !== undefined && { email }),
    ...(person.nationality !== undefined && { nationality: person.nationality }),
    ...(address && { address: registered(address) }),
    record: toldBesides(record),
  };
};

/** What the register has no place for. */
const toldBesides = ({ person, ...record }: ClientRecord): ClientRecord => {
  const { degreeBefore, degreeAfter, phone } = person ?? {};
  return {
    ...record,
    person: {
      ...(degreeBefore !== undefined && { degreeBefore }),
      ...(degreeAfter !== undefined && { degreeAfter }),
      ...(phone !== undefined && { phone }),
    },
  };
};

/** What a register may know besides, which the record does not have. */
const besides = (before: RegisteredPerson) => {
  const {
    firstName: _first,
    surname: _surname,
    fullName: _full,
    companyName: _company,
    birthNumber: _number,
    birthDate: _date,
    identificationNumber: _ico,
    tel: _tel,
    email: _email,
    nationality: _nationality,
    address: _address,
    ...others
  } = before;
  return others;
};

const registered = (address: Address): NonNullable<RegisteredPerson['address']> => ({
  countryCode: address.countryCode ?? 'CZ',
  streetWithNumbers: `${address.street ?? address.villagePart ?? ''} ${houseNumbers(address)}`.trim(),
  city: address.village ?? '',
  zipCode: address.postalCode ?? '',
});

/** The parts of an address: those that were told, where the register has not got another one since. */
const addressOf = (
  known: RegisteredPerson['address'],
  told: ClientRecord['address'],
): Address | undefined => {
  if (!known) return told;
  if (told && isSame(registered(told), known)) return told;
  return addressPartsOf(known);
};

const isSame = (one: NonNullable<RegisteredPerson['address']>, other: RegisteredPerson['address']) =>
  one.streetWithNumbers === other?.streetWithNumbers &&
  one.city === other.city &&
  one.zipCode === other.zipCode;
