import { setTimeout as wait } from 'node:timers/promises';
import { flows } from '#machines/flows/index.ts';
import { originFlow } from '#machines/origins/originFlow.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { BuildInfo } from './application/buildInfo.ts';
import { openBuilds, type Builds } from './builds/builds.ts';
import { readCodelists, type Codelists } from './codelists/codelists.ts';
import { defaultLimits, type Limits } from './http/limits.ts';
import type { App } from './http/route.ts';
import { createLookupQuota, type Asker, type Counting } from './lookups/lookupQuota.ts';
import type { Messages } from './messages/message.ts';
import { openMessages } from './messages/openMessages.ts';
import type { Confirming } from './messages/confirmation.ts';
import { limitedNotices } from './messages/limitedNotices.ts';
import { smsGatewayAt } from './messages/sms.ts';
import { openMeasures, type Measures } from './metrics/openMeasures.ts';
import { notesOutgoing, type NoteOutgoing } from './outgoing/noteOutgoing.ts';
import { openWake, type Wake } from './outgoing/wake.ts';
import { openPages } from './pages/openPages.ts';
import type { PrerenderedPages } from './pages/prerenderedPages.ts';
import { guarded } from './registers/guarded.ts';
import { ports } from './registers/contract/questions.ts';
import { ownRegisters } from './registers/ownRegisters.ts';
import { remoteRegisters, type RegisterWatch } from './registers/remote/remoteRegisters.ts';
import type { Systems } from './registers/systems.ts';
import { defaultRetention } from './retention/sweep.ts';
import { callersBy, type CallerOf } from './sessions/callers.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import type { AppOptions } from './settings/appOptions.ts';
import { defaultConfiguration } from './settings/defaultConfiguration.ts';
import { signInsOf, type SignIns } from './signIn/signIns.ts';
import { numberBlocks, type Numbers } from './store/shared/numberBlocks.ts';
import type { Store } from './store/tables.ts';
import { openSwitches, type Switches } from './switches/openSwitches.ts';
import { currentCause } from './traces/cause.ts';
import { callIdOf } from './traces/traceContext.ts';

/**
 * What several areas work with, made once from the options. The list of areas gives each what it needs of it. The process keeps no
 * other state, so that many may run on one database.
 */
export interface Parts extends Store {
  readonly configuration: Configuration;
  /** What operators have switched of it. */
  readonly switches: Switches;
  readonly flows: readonly Flow[];
  readonly systems: Systems;
  readonly codelists: Codelists;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  /** The numbers of claims. */
  readonly numbers: Numbers;
  /** Counts what is asked of the registers. */
  readonly lookupQuota: (asker: Asker) => Counting;
  /** Tells who a call is counted for. */
  readonly callerOf: CallerOf;
  /** Every limit of what one caller may ask. */
  readonly limits: Limits;
  /** Undefined where no gateway is known. */
  /** The ways that the confirmation of a claim goes. */
  readonly confirming: Confirming;
  /** How codes are sent, by the kind of contact. */
  readonly messages: Messages;
  readonly measures: Measures;
  /** The registers of the insurer that this process has given up for now. */
  readonly brokenRegisters: () => readonly string[];
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing: NoteOutgoing | undefined;
  /** Rings when something was noted that leaves the service. */
  readonly wakeHandover: Wake;
  /** The prerendered pages; undefined while there is no build, and where nothing draws. */
  readonly pages: () => PrerenderedPages | undefined;
  /** Milliseconds that a draft is kept after its last change. */
  readonly keepsDrafts: number;
  /** Waits so many milliseconds. */
  readonly pause: (time: number) => Promise<unknown>;
  readonly build: BuildInfo;
  /** The files of the browser app, of every build. */
  readonly builds: Builds;
}

/** Numbers of claims that a process fetches at once. */
const numbersAtOnce = 10;

/** The parts of a service with these options. */
export function openParts(options: AppOptions, app: App): Parts {
  const { now = () => new Date(), isTls = false, smsGateway, smtp, hasOutbox = false } = options;
  const { db, poolWait } = options.database;
  const measures = openMeasures({ db, now, poolWait, areRead: options.metricsKey !== undefined });
  const { limits = defaultLimits } = options;
  const signIns = signInsOf(options, app);
  const configured = options.configuration ?? defaultConfiguration;
  const signInOffered = configured.signInOffered && signIns.provider !== undefined;
  const configuration = { ...configured, signInOffered };
  const sendSms = smsGateway === undefined ? undefined : smsGatewayAt(smsGateway);
  const messages = openMessages({ db, now, smtp, sendSms, hasOutbox });
  const limited = limitedNotices(db, limits);
  const build = options.build ?? { hash: 'development', branch: 'development' };
  const { handover } = options;
  const broken = new Set<string>();
  const switches = openSwitches({ db, now, configuration, secret: options.landingKey });
  return {
    db,
    now,
    configuration,
    switches,
    flows: (options.flows ?? flows).map((flow) => originFlow(flow, configuration)),
    systems: guarded(
      systemsOf(options, app, { now, measures, broken }),
      options.systemTimeout ?? 5000,
      measures.noteRegister,
    ),
    codelists: readCodelists(),
    sessions: createSessions({ db, now, duration: configuration.sessionDuration, isTls }),
    signIns,
    // Nobody else gives numbers on an embedded database, and none need be left out there.
    numbers: numberBlocks(db, 'claim_number', options.database.embedded ? 1 : numbersAtOnce),
    limits,
    callerOf: callersBy(limits, options.limitsAddresses),
    lookupQuota: createLookupQuota(db, limits),
    measures,
    brokenRegisters: () => [...broken],
    messages,
    noteOutgoing:
      handover &&
      notesOutgoing({
        now,
        build: build.hash,
        isTest: handover.isTest,
        defaultLanguage: configuration.defaultLanguage,
      }),
    wakeHandover: openWake(),
    confirming: {
      sendSms: sendSms && limited(sendSms),
      sendMail: messages.EMAIL && limited(messages.EMAIL),
      configuration,
      publicUrl: signIns.publicUrl,
    },
    pages: openPages({
      folder: options.assets,
      renderer: options.drawing,
      configured: switches.configured,
      stopping: app.stopping,
    }),
    keepsDrafts: (options.retention ?? defaultRetention).drafts,
    pause: options.pause ?? wait,
    builds: openBuilds({ db, now, documents: options.documents }),
    build,
  };
}

function systemsOf(
  { systems, registers: place, database }: AppOptions,
  { log }: App,
  { now, measures, broken: given }: Pick<Parts, 'now' | 'measures'> & { readonly broken: Set<string> },
): Systems {
  if (systems) return systems;
  if (!place) return ownRegisters(database.db);
  const watch: RegisterWatch = {
    failed: (failure) => {
      measures.noteRegisterFailure(failure.register, failure.code);
      const call = callIdOf(currentCause()?.traceparent);
      log.warn({ ...failure, ...(call !== undefined && { call }) }, 'register failed');
    },
    cached: measures.noteRegisterCached,
    broken: (register, isOpen) => {
      measures.noteRegisterBroken(register, isOpen);
      if (isOpen) given.add(register);
      else given.delete(register);
      if (isOpen) log.warn({ register }, 'register given up');
      else log.info({ register }, 'register back');
    },
  };
  for (const register of ports) measures.noteRegisterBroken(register, false);
  return remoteRegisters(place, watch, now);
}
