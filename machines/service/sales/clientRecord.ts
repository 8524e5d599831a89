import * as z from 'zod';
import { PersonType } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';

/** How long texts of a client's record may be, besides those of a claim. */
export const clientLimits = {
  degree: 20,
  street: 60,
  buildingNumber: 9,
  orientationNumber: 5,
  village: 60,
  place: 100,
  note: 300,
} as const;

const upTo = (max: number) => z.string().min(1).max(max);
const Day = z.iso.date();

const PersonShape = z.strictObject({
  type: PersonType,
  foreigner: z.literal(true),
  birthNumber: upTo(limits.birthNumber),
  birthDate: Day,
  ico: upTo(limits.companyId),
  companyName: upTo(limits.name),
  degreeBefore: upTo(clientLimits.degree),
  firstName: upTo(limits.fullName),
  surname: upTo(limits.fullName),
  degreeAfter: upTo(clientLimits.degree),
  nationality: upTo(2),
  mobile: upTo(limits.phone),
  phone: upTo(limits.phone),
  email: upTo(limits.email),
});

/** An address in the parts that the registers of addresses have; what is left out is not given. */
export const ClientAddressShape = z
  .strictObject({
    street: upTo(clientLimits.street),
    buildingNumber: upTo(clientLimits.buildingNumber),
    orientationNumber: upTo(clientLimits.orientationNumber),
    villagePart: upTo(clientLimits.village),
    village: upTo(clientLimits.village),
    postalCode: upTo(limits.foreignZipCode),
    city: upTo(clientLimits.village),
    place: upTo(clientLimits.place),
    countryCode: upTo(2),
  })
  .partial();

/** The record of a client as it is sent: what is left out is not given. Which of it is wanted, the form of the client says. */
export const ClientRecord = z
  .strictObject({
    person: PersonShape.partial(),
    address: ClientAddressShape,
    mailingDiffers: z.literal(true),
    mailingAddress: ClientAddressShape,
    note: upTo(clientLimits.note),
  })
  .partial();
export type ClientRecord = z.infer<typeof ClientRecord>;
