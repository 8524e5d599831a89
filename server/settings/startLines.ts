import { hash } from 'node:crypto';
import { awaited } from '#server/documents/scan.ts';
import type { BuildInfo } from '#server/application/buildInfo.ts';
import { emptyRegisters } from '#server/store/seeds/seed.ts';
import type { Settings } from './environment.ts';
import { isThisMachine } from './thisMachine.ts';

/** What is known once everything is open. */
interface Opened {
  readonly build: BuildInfo;
  readonly hasRegisters: boolean;
}

/** What the service works with, in one line of the log: names and hosts, no secret and nothing of anybody. */
export const describeStart = (settings: Settings, { build, hasRegisters }: Opened) => ({
  build: build.hash,
  database: 'url' in settings.database ? hostOf(settings.database.url) : 'embedded',
  store: settings.s3 ? `${hostOf(settings.s3.endpoint)}/${settings.s3.bucket}` : 'folder',
  scanner: settings.clamd ?? 'none',
  mail: wayOf(settings.smtp, settings.hasOutbox),
  messages: wayOf(settings.smsGateway, settings.hasOutbox),
  issuer: settings.signIn.issuer ?? 'embedded',
  registers: settings.registers ? hostOf(settings.registers.url) : hasRegisters ? 'filled' : 'empty',
  handover: handoverIn(settings),
  traces: settings.traces === undefined ? 'none' : hostOf(settings.traces),
  configuration: hash('sha256', JSON.stringify(settings.configuration)).slice(0, 12),
});

const handoverIn = ({ handover }: Settings): string => {
  if (handover === undefined) return 'none';
  return handover.push ? hostOf(handover.push.url) : 'read';
};

const hostOf = (address: string): string => new URL(address).host;

const wayOf = (address: string | undefined, hasOutbox: boolean): string =>
  address === undefined ? (hasOutbox ? 'outbox' : 'none') : hostOf(address);

const isOpenOnTheWay = (address: string | undefined): boolean => {
  const { protocol, hostname } = new URL(address ?? 'https://nowhere.example');
  return protocol === 'http:' && !isThisMachine(hostname);
};

/** A sentence for everything that an operator who serves people must know, and nothing where it is as it should be. */
export const warningsOf = (settings: Settings, { hasRegisters }: Opened): string[] => [
  ...(settings.signIn.issuer === undefined && !settings.isAlone
    ? ['Whoever reaches this service may sign in as anybody: the embedded provider of identities is on.']
    : []),
  ...(settings.hasOutbox && !settings.isAlone
    ? ['Whoever reaches this service may read every message that nothing sends: the outbox is on.']
    : []),
  ...(settings.clamd === awaited
    ? [
        'No virus scanner is named: what people upload waits and is given to nobody. CLAMD names one, CLAMD=none says that none is meant.',
      ]
    : []),
  ...(settings.clamd === undefined && !settings.isAlone
    ? ['Files are not scanned, only the EICAR test virus is found: CLAMD names a scanner.']
    : []),
  ...(settings.database.seeds && !settings.isAlone
    ? ['Empty registers are filled with invented people, policies and vehicles: SEED is on.']
    : []),
  ...(isOpenOnTheWay(settings.handover?.push?.url)
    ? ['Claims leave for the core unencrypted: HANDOVER_URL is no address with https.']
    : []),
  ...(hasRegisters || settings.registers ? [] : [emptyRegisters]),
];
