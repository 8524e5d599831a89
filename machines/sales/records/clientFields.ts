import * as z from 'zod';
import { isMobilePhone, isPhone } from '#machines/claim/checks/phone.ts';
import { areNames } from '#machines/claim/checks/fullName.ts';
import { PersonType } from '#machines/claim/enums.ts';
import { CountryCode } from '#machines/claim/fields/address.ts';
import { Email, Tel } from '#machines/claim/fields/contact.ts';
import { BirthDate } from '#machines/claim/fields/days.ts';
import { BirthNumber, CompanyId } from '#machines/claim/fields/identifiers.ts';
import { CompanyName } from '#machines/claim/fields/reporter.ts';
import { lines, text } from '#machines/claim/fields/text.ts';
import { limits } from '#machines/claim/limits.ts';
import { normaliseIdentifier, normaliseName } from '#machines/claim/normalise.ts';
import { ClientLife } from '#machines/service/clients.ts';
import { clientLimits } from '#machines/service/sales/clientRecord.ts';
import { digits, field, inline, line, oneOfMany, reference, tick } from '#machines/subject/control.ts';
import { must, should } from '#machines/subject/issues/issue.ts';

const short = { kind: 'text', width: 'short' } as const;

/** A first name or a surname, of several words or one. */
const NamePart = text(limits.fullName).overwrite(normaliseName).check(must('allowedCharacters', areNames));

const Degree = text(clientLimits.degree).check(
  must('allowedCharacters', (value) => /^[\p{L}\p{M} .,/-]+$/u.test(value)),
);

/** A telephone to which a text message can be sent; another one is only warned about. */
const Mobile = Tel.check(should('mobilePattern', (value) => !isPhone(value) || isMobilePhone(value)));

/** Who a client is and how they are reached. Source: specification section 3, "Sales-shell entities". */
export const ClientPerson = z.object({
  type: field(PersonType, inline),
  foreigner: field(z.literal(true), tick),
  birthNumber: field(BirthNumber, digits('medium')),
  birthDate: field(BirthDate, { kind: 'day', calendar: false }),
  ico: field(CompanyId, digits('short')),
  companyName: field(CompanyName, line),
  degreeBefore: field(Degree, { ...short, offers: ['Bc.', 'Mgr.', 'Ing.', 'MUDr.', 'JUDr.'] }),
  firstName: field(NamePart, reference),
  surname: field(NamePart, reference),
  degreeAfter: field(Degree, { ...short, offers: ['Ph.D.', 'MBA'] }),
  nationality: field(CountryCode, oneOfMany('country')),
  mobile: field(Mobile, { kind: 'phone' }),
  phone: field(Tel, { kind: 'phone' }),
  email: field(Email, { kind: 'email' }),
  logon: text(limits.name),
});
type ClientPerson = z.infer<typeof ClientPerson>;

const HouseNumber = text(clientLimits.buildingNumber)
  .overwrite((value) => value.toLowerCase())
  .check(must('houseNumber', (value) => /^(?:ev\. ?)?\d{1,4}$/.test(value)));

const OrientationNumber = text(clientLimits.orientationNumber)
  .overwrite((value) => normaliseIdentifier(value).toLowerCase())
  .check(must('houseNumber', (value) => /^\d{1,4}[a-z]?$/.test(value)));

const PostalCode = z.string().overwrite(normaliseIdentifier).min(1).max(limits.foreignZipCode);

/** An address in the parts that the registers of addresses have. Source: specification section 3, "Sales-shell entities". */
export const ClientAddress = z.object({
  street: field(text(clientLimits.street), line),
  buildingNumber: field(HouseNumber, short),
  orientationNumber: field(OrientationNumber, short),
  villagePart: field(text(clientLimits.village), reference),
  village: field(text(clientLimits.village), reference),
  postalCode: field(PostalCode, digits('short')),
  city: field(text(clientLimits.village), reference),
  place: field(text(clientLimits.place), line),
  countryCode: field(CountryCode, oneOfMany('country')),
});

/** What is known of a client, each field with its schema and its control. */
export const ClientRecordFields = z.object({
  person: ClientPerson,
  address: ClientAddress,
  mailingDiffers: field(z.literal(true), tick),
  mailingAddress: ClientAddress,
  note: field(lines(clientLimits.note), { kind: 'story', max: clientLimits.note, rows: 3 }),
  life: ClientLife,
  /** The e-mail of who fills it in, which is never the client's. */
  agentEmail: z.string(),
  /** The birth number is known, and is not told to who fills it in. */
  isNumberHidden: z.boolean(),
  done: z.array(z.string()),
});
type Whole = z.infer<typeof ClientRecordFields>;

/** The record of a client with all its fields. */
export interface WholeClientRecord extends Whole {}

type Parts = 'person' | 'address' | 'mailingAddress';
type Begun<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record of a client as far as it is known. */
export interface ClientDetail extends Begun<Omit<Whole, Parts>> {
  readonly person?: Begun<ClientPerson> | undefined;
  readonly address?: Begun<Whole['address']> | undefined;
  readonly mailingAddress?: Begun<Whole['address']> | undefined;
}
