import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { isNetwork } from './network.ts';

const minute = 60_000;
const count = (max: number) => z.int().positive().default(max);

/** So many in so many minutes, in the file; in the service the window counts milliseconds. */
const limit = (max: number, minutes: number) =>
  z
    .strictObject({ max: count(max), minutes: z.number().positive().default(minutes) })
    .prefault({})
    .transform((set) => ({ max: set.max, window: set.minutes * minute }));

/** Of one kind of number: how many different ones in one report, one session, by one user and from one address. */
const numbers = (ofReport: number, [ofSession, ofUser, ofAddress]: readonly [number, number, number]) =>
  z
    .strictObject({
      ofReport: count(ofReport),
      ofSession: count(ofSession),
      ofUser: count(ofUser),
      ofAddress: count(ofAddress),
    })
    .prefault({});

/** An address or a network, `192.0.2.0/24`. */
const Network = z.string().refine(isNetwork, 'is no address and no network');

/**
 * Every limit of what one caller may ask of the service, by its name: reports, sessions and users come first, an address last and
 * higher, because many may share one. LIMITS names a JSON file with other values; what each is for stands in the page for operators.
 */
export const Limits = z.strictObject({
  trustedNetworks: z
    .array(Network)
    .default([])
    .describe(
      'addresses and networks (`192.0.2.0/24`) whose addresses are not counted, as of a call centre; sessions there are',
    ),
  trustsSignedIn: z
    .boolean()
    .default(true)
    .describe('whoever has signed in is counted by who they are and not by their address'),
  callsOfSession: limit(1200, 1).describe('calls of a session; those of an address: `RATE_LIMIT`'),
  numbers: z
    .strictObject({
      minutes: z
        .number()
        .positive()
        .default(15)
        .describe('minutes in which different numbers are counted that the registers are asked by:'),
      person: numbers(10, [30, 300, 600]).describe('birth numbers and those of companies'),
      claim: numbers(10, [30, 300, 600]).describe('claim numbers'),
      policy: numbers(20, [60, 600, 1200]).describe('policy numbers'),
      vehicle: numbers(20, [60, 600, 1200]).describe('plates, VINs and frame numbers'),
      question: numbers(30, [90, 900, 1800]).describe(
        'one number, and about which day and event: else a known one would be asked for every day',
      ),
    })
    .prefault({}),
  questionsOfSubject: limit(60, 15).describe(
    'different questions about one policy or vehicle, whoever asks; sending is not counted',
  ),
  uploads: z
    .strictObject({
      ofSession: count(3).describe('uploads of a session under way at once; more wait'),
      ofAddress: count(12).describe('of an address'),
      ofProcess: count(40).describe('of everybody in a process'),
      keptFree: count(10).describe('places of a process kept for who has no upload under way'),
      bytesPerSecond: count(2048).describe('an upload that comes more slowly is ended'),
      seconds: z.number().positive().default(30).describe('over so many seconds, on the average'),
    })
    .prefault({}),
  codesOfSession: limit(10, 60).describe('codes sent for a session, to whatever contacts'),
  codesOfAddress: limit(60, 60).describe('codes sent for an address'),
  pausesOfContact: z
    .array(z.number().nonnegative())
    .min(1)
    .default([0, 30, 60, 120, 300, 900])
    .describe(
      'seconds between one code to a contact and the next in a day; the last counts for all after it',
    ),
  noticesOfContact: limit(10, 60).describe('text messages to one number that a claim was reported'),
  messagesOfAll: limit(3000, 60).describe('messages of every kind'),
  authorisationsOfAddress: limit(300, 15).describe(
    'attempts to open a draft by a number; the draft has its own, fewer',
  ),
  takeOversOfAddress: limit(300, 15).describe(
    'attempts to take a draft over, and to open a link to a sent report',
  ),
  confirmationsOfAddress: limit(300, 15).describe('attempts to confirm a code'),
  beginsOfSession: limit(20, 1).describe('first pages of reports that the service answers a session'),
  beginsOfAddress: limit(120, 1).describe('the same of an address'),
  drawingsOfAddress: limit(60, 1).describe(
    'pages of links that nobody has come by yet; beyond, the browser draws them',
  ),
  speedTransfersOfUser: limit(40, 15).describe(
    'transfers by which somebody who has signed in measures their connection; a test makes two',
  ),
  helpdeskReportsOfAddress: limit(60, 15).describe('failures reported to the helpdesk'),
  logBatchesOfAddress: limit(600, 1).describe('batches of what browsers log'),
  logBytesOfAddress: limit(4 * 1024 * 1024, 1).describe('its bytes'),
});
export type Limits = z.infer<typeof Limits>;

/** The limits, unless an operator changes them. */
export const defaultLimits: Limits = Limits.parse({});

/** Tells the addresses of networks that are trusted. */
export function trustedAddresses({ trustedNetworks }: Pick<Limits, 'trustedNetworks'>) {
  const list = new BlockList();
  const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
  for (const network of trustedNetworks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (ip: string): boolean => list.check(ip, familyOf(ip));
}
