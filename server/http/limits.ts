import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { isNetwork } from './network.ts';

const minute = 60_000;
const count = (max: number) => z.int().positive().default(max);

/** So many in so many minutes. */
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
 * higher, because many may share one. LIMITS names a JSON file with other values.
 */
export const Limits = z.strictObject({
  /** Networks whose addresses are not counted: an office, a call centre. Their sessions and reports are. */
  trustedNetworks: z.array(Network).default([]),
  /** True where whoever has signed in is counted by who they are and not by their address. */
  trustsSignedIn: z.boolean().default(true),
  /** Calls of a session. Those of an address: RATE_LIMIT. */
  callsOfSession: limit(1200, 1),
  /** Different numbers that the registers are asked by in so many minutes. */
  numbers: z
    .strictObject({
      minutes: z.number().positive().default(15),
      /** Of a person or, in its place, of a company. */
      person: numbers(10, [30, 300, 600]),
      claim: numbers(10, [30, 300, 600]),
      policy: numbers(20, [60, 600, 1200]),
      /** A plate, a VIN or a frame number. */
      vehicle: numbers(20, [60, 600, 1200]),
      /** One number and what is asked about it: on which day, after which event. Else a known one would be asked for every day. */
      question: numbers(30, [90, 900, 1800]),
    })
    .prefault({}),
  /** Different questions about one policy or vehicle, whoever asks from wherever. */
  questionsOfSubject: limit(60, 15),
  /** Uploads under way at once, of which some places are kept free for who has none; and how slow one may be. */
  uploads: z
    .strictObject({
      ofSession: count(3),
      ofAddress: count(12),
      ofProcess: count(40),
      keptFree: count(10),
      /** Fewer bytes than this in a second, on the average over so many seconds, end an upload. */
      bytesPerSecond: count(2048),
      seconds: z.number().positive().default(30),
    })
    .prefault({}),
  /** Codes to prove a contact that one caller has sent, to whatever contacts. */
  codesOfSession: limit(10, 60),
  codesOfAddress: limit(60, 60),
  /** Seconds between one code to a contact and the next, longer each time in a day; the last counts for all after it. */
  pausesOfContact: z.array(z.number().nonnegative()).min(1).default([0, 30, 60, 120, 300, 900]),
  /** Messages that a claim was reported, to one number. */
  noticesOfContact: limit(10, 60),
  /** Messages of every kind. */
  messagesOfAll: limit(3000, 60),
  /** Attempts to open a draft by a number, to take one over, to confirm a code. The draft, the key and the code have their own, fewer. */
  authorisationsOfAddress: limit(300, 15),
  takeOversOfAddress: limit(300, 15),
  confirmationsOfAddress: limit(300, 15),
  /** First pages of reports that the service answers, and documents of linked addresses that it has to draw. */
  beginsOfSession: limit(20, 1),
  beginsOfAddress: limit(120, 1),
  drawingsOfAddress: limit(60, 1),
  /** Reports of failures, batches and bytes of the log. */
  helpdeskReportsOfAddress: limit(60, 15),
  logBatchesOfAddress: limit(600, 1),
  logBytesOfAddress: limit(4 * 1024 * 1024, 1),
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
