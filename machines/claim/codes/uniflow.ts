import * as z from 'zod';

/*
 * Codes of what the universal flow asks about: machines and devices, pets, journeys, consignments, crops and farm animals.
 */

/** What may happen to what is insured, the most common first. */
export const eventsOfInsured = {
  MACHINE: [
    'MACHINE_BREAKDOWN',
    'MACHINE_OPERATOR_ERROR',
    'MACHINE_ELEMENT',
    'MACHINE_COLLISION',
    'MACHINE_THEFT',
    'MACHINE_OTHER',
  ],
  PET: ['PET_INJURY', 'PET_ILLNESS', 'PET_DEATH', 'PET_LOST', 'PET_LIABILITY'],
  TRAVEL: [
    'TRAVEL_MEDICAL',
    'TRAVEL_LUGGAGE',
    'TRAVEL_CANCELLATION',
    'TRAVEL_DELAY',
    'TRAVEL_LIABILITY',
    'TRAVEL_BANKRUPTCY',
    'TRAVEL_OTHER',
  ],
  UNIPREP: ['CARGO_DAMAGE', 'CARGO_LOSS', 'CARGO_THEFT'],
  UNIZEM: ['AGRI_CROP', 'AGRI_ANIMALS'],
} as const;

/** What happened, one code for each kind of insurance and event, so that one answer tells both. */
export const UniEvent = z.enum([
  ...eventsOfInsured.MACHINE,
  ...eventsOfInsured.PET,
  ...eventsOfInsured.TRAVEL,
  ...eventsOfInsured.UNIPREP,
  ...eventsOfInsured.UNIZEM,
]);
export type UniEvent = z.infer<typeof UniEvent>;

// Machines and devices
export const MachineKind = z.enum(['MOBILE', 'STATIONARY', 'ELECTRONICS']);

// Pets
export const PetKind = z.enum(['DOG', 'CAT', 'HORSE', 'OTHER']);
/** What an animal is recognised by. */
export const PetMark = z.enum(['CHIP', 'TATTOO', 'NONE']);
/** Who has paid the vet; partners are paid by us. */
export const VetPaid = z.enum(['OWNER', 'INSURER', 'NOBODY']);
export const DeathWay = z.enum(['DIED', 'PUT_DOWN']);
/** Who was told that an animal is lost. */
export const LostReportedTo = z.enum(['POLICE', 'MUNICIPALITY', 'NOBODY']);

// Journeys
export const TripPurpose = z.enum(['HOLIDAY', 'WORK', 'SPORT']);
export const LuggageEvent = z.enum(['STOLEN', 'DAMAGED', 'LOST', 'DELAYED']);
/** Where the luggage was, and so who answers for it. */
export const LuggageIn = z.enum(['CARRIER', 'ROOM', 'CAR', 'PERSON']);
export const CancelKind = z.enum(['CANCELLED', 'INTERRUPTED']);
export const CancellationReason = z.enum([
  'ILLNESS',
  'INJURY',
  'DEATH',
  'JOB',
  'HOME',
  'PREGNANCY',
  'CHILD_CARE',
  'DIVORCE',
  'EXAM',
  'OTHER',
]);
/** To whom the reason happened. */
export const CancelPerson = z.enum(['SELF', 'COMPANION', 'RELATIVE']);

// Consignments
export const TransportRole = z.enum(['OWNER', 'CARRIER', 'FORWARDER']);
