import { Failure } from '#machines/calls/failures.ts';
import { remembering } from '#machines/subject/remember.ts';
import type {
  NotedAnswer,
  RegisteredPerson,
  RegisteredPolicy,
  RegisteredVehicle,
} from '#server/store/registered.ts';
import type { RegisteredClaim, Systems } from './systems.ts';

/** What a register is asked. */
export type Port = keyof Systems;

/** How an answer is noted and read again. */
interface Noting<A> {
  /** Undefined for what nothing stands in for. */
  readonly note: (answer: A) => NotedAnswer | undefined;
  readonly read: (noted: NotedAnswer) => A;
}

/** Asks one question: of which port, by what, how, and how its answer is noted. */
export type AskPort = <A>(port: Port, key: unknown, question: () => Promise<A>, as: Noting<A>) => Promise<A>;

const asVehicle: Noting<RegisteredVehicle | undefined> = {
  note: (vehicle) => ({ ...(vehicle && { vehicle }) }),
  read: ({ vehicle }) => vehicle,
};
const asPolicy: Noting<RegisteredPolicy | undefined> = {
  note: (policy) => ({ ...(policy && { policy }) }),
  read: ({ policy }) => policy,
};
const asPolicies: Noting<readonly RegisteredPolicy[]> = {
  note: (policies) => ({ policies }),
  read: ({ policies = [] }) => policies,
};
/** No account is noted, and a person without theirs would be another one: nothing stands in for people. */
const asPerson: Noting<RegisteredPerson | undefined> = { note: () => undefined, read: () => undefined };

/** Claims of a day are never what they were. */
const asClaims: Noting<readonly RegisteredClaim[]> = { note: () => undefined, read: () => [] };

/** Systems whose every question is put in one way. */
export const askedBy = (systems: Systems, ask: AskPort): Systems => ({
  findVehicle: (key) => ask('findVehicle', key, () => systems.findVehicle(key), asVehicle),
  findPolicy: (number) => ask('findPolicy', number, () => systems.findPolicy(number), asPolicy),
  listPoliciesOfVehicle: (id) =>
    ask('listPoliciesOfVehicle', id, () => systems.listPoliciesOfVehicle(id), asPolicies),
  listPoliciesOfInsured: (number) =>
    ask('listPoliciesOfInsured', number, () => systems.listPoliciesOfInsured(number), asPolicies),
  listPoliciesOfCompany: (number) =>
    ask('listPoliciesOfCompany', number, () => systems.listPoliciesOfCompany(number), asPolicies),
  findPerson: (id) => ask('findPerson', id, () => systems.findPerson(id), asPerson),
  listClaims: (key) => ask('listClaims', key, () => systems.listClaims(key), asClaims),
  // What it told stands in the answers, as the reporter left them.
  findCompany: (number) => systems.findCompany(number),
  // No report asks these.
  findAgent: (key) => systems.findAgent(key),
  lossHistory: (number) => systems.lossHistory(number),
  credits: (subject) => systems.credits(subject),
  completeAddress: (text) => systems.completeAddress(text),
  // Whoever reports goes on without them.
  listRepairShops: () => systems.listRepairShops(),
  // How a claim stands now is never what it was, and no claim is unverified for want of it.
  listStatuses: (report) => systems.listStatuses(report),
});

/** Puts one question to a register. */
export type AskAny = <A>(port: Port, question: () => Promise<A>) => Promise<A>;

/** Systems whose every question, whoever asks it, is put in one way. */
export const allAskedBy = (systems: Systems, ask: AskAny): Systems => ({
  findVehicle: (key) => ask('findVehicle', () => systems.findVehicle(key)),
  findPolicy: (number) => ask('findPolicy', () => systems.findPolicy(number)),
  listPoliciesOfVehicle: (id) => ask('listPoliciesOfVehicle', () => systems.listPoliciesOfVehicle(id)),
  listPoliciesOfInsured: (number) =>
    ask('listPoliciesOfInsured', () => systems.listPoliciesOfInsured(number)),
  listPoliciesOfCompany: (number) =>
    ask('listPoliciesOfCompany', () => systems.listPoliciesOfCompany(number)),
  findPerson: (id) => ask('findPerson', () => systems.findPerson(id)),
  findCompany: (number) => ask('findCompany', () => systems.findCompany(number)),
  findAgent: (key) => ask('findAgent', () => systems.findAgent(key)),
  lossHistory: (number) => ask('lossHistory', () => systems.lossHistory(number)),
  credits: (subject) => ask('credits', () => systems.credits(subject)),
  completeAddress: (text) => ask('completeAddress', () => systems.completeAddress(text)),
  listRepairShops: () => ask('listRepairShops', () => systems.listRepairShops()),
  listClaims: (key) => ask('listClaims', () => systems.listClaims(key)),
  listStatuses: (report) => ask('listStatuses', () => systems.listStatuses(report)),
});

/** Systems that are asked each question once, however many need its answer. */
export const askedOnce = (systems: Systems): Systems => ({
  findVehicle: once((key) => systems.findVehicle(key)),
  findPolicy: once((number) => systems.findPolicy(number)),
  listPoliciesOfVehicle: once((id) => systems.listPoliciesOfVehicle(id)),
  listPoliciesOfInsured: once((number) => systems.listPoliciesOfInsured(number)),
  listPoliciesOfCompany: once((number) => systems.listPoliciesOfCompany(number)),
  findPerson: once((id) => systems.findPerson(id)),
  findCompany: once((number) => systems.findCompany(number)),
  findAgent: once((key) => systems.findAgent(key)),
  lossHistory: once((number) => systems.lossHistory(number)),
  credits: once((subject) => systems.credits(subject)),
  completeAddress: once((text) => systems.completeAddress(text)),
  listRepairShops: () => systems.listRepairShops(),
  listClaims: once((key) => systems.listClaims(key)),
  listStatuses: once((report) => systems.listStatuses(report)),
});

const once = <K, A>(question: (key: K) => Promise<A>): ((key: K) => Promise<A>) =>
  remembering(question, nameOfKey);

/** A question by its port and what it names, in whichever order that was given. */
export const questionName = (port: Port, key: unknown): string => `${port} ${nameOfKey(key)}`;

const nameOfKey = (key: unknown): string =>
  JSON.stringify(
    typeof key === 'object' && key !== null
      ? Object.entries(key).toSorted(([one], [other]) => one.localeCompare(other))
      : key,
  );

/** True for the failure of a register that is away. */
export const isAway = (error: unknown): boolean => error instanceof Failure && error.status === 503;

/** What a question of registers gives, or what stands for that while one of them is away. */
export async function unlessAway<A, B = A>(question: () => Promise<A>, instead: B): Promise<A | B> {
  try {
    return await question();
  } catch (error) {
    if (isAway(error)) return instead;
    throw error;
  }
}
