import { salesFlows } from '#machines/sales/salesFlows.ts';
import { applicationCalls } from './application/applicationCalls.ts';
import { assistCalls } from './assist/assistCalls.ts';
import { keepBuild } from './builds/keepBuild.ts';
import { chatCalls } from './chat/chatCalls.ts';
import { claimCalls } from './claims/claimCalls.ts';
import { clientCalls } from './clients/clientCalls.ts';
import { codelist } from './codelists/codelist.ts';
import { documentCalls } from './documents/documentCalls.ts';
import { draftCalls } from './drafts/draftCalls.ts';
import { finalizeCalls } from './finalize/finalizeCalls.ts';
import { handoverCalls } from './handover/handoverCalls.ts';
import { reportCalls } from './helpdesk/reportCalls.ts';
import { area, type Area } from './http/area.ts';
import { codeCalls } from './identification/codeCalls.ts';
import { serveIdentityProvider } from './identityProvider/serveIdentityProvider.ts';
import { alertCalls } from './incidents/alertCalls.ts';
import { followClock } from './instances/followClock.ts';
import { watchInstances } from './instances/watchInstances.ts';
import { liveCalls } from './live/liveCalls.ts';
import { lookupCalls } from './lookups/lookupCalls.ts';
import { operatorCalls } from './operations/operationsCalls.ts';
import { switchCalls } from './operations/switchCalls.ts';
import { mapCalls } from './map/mapCalls.ts';
import { showOutbox } from './messages/outbox.ts';
import { begin } from './pages/begin.ts';
import type { Parts } from './parts.ts';
import { claimPreview } from './preview/claimPreview.ts';
import { sweepRegularly } from './retention/sweepRegularly.ts';
import { watchClock } from './retention/watchClock.ts';
import { readSession } from './sessions/readSession.ts';
import type { AppOptions } from './settings/appOptions.ts';
import { defaultMapAddress, defaultMapSearch } from './settings/defaultConfiguration.ts';
import { signInCalls } from './signIn/signInCalls.ts';
import { tellRegularly } from './statusMessages/tellRegularly.ts';
import { speedCalls } from './speed/speedCalls.ts';
import { telephoneCalls } from './telephone/telephoneCalls.ts';
import { translation } from './texts/translation.ts';
import { flowApprovalCalls } from './flowApprovals/flowApprovalCalls.ts';
import { trafficCalls } from './traffic/trafficCalls.ts';
import { vehicleCalls } from './vehicles/vehicleCalls.ts';

/** Milliseconds that the registers may take for all they are asked about one report. */
const allRegisters = 12_000;

/** The areas of a service with these options, each with the parameters it needs. */
export type ListAreas = (options: AppOptions, parts: Parts) => readonly Area[];

/** The areas of the claim service, from the lowest floor up. One more is one more line. */
export const listAreas: ListAreas = (options, parts) => {
  const { db, now, sessions, signIns, configuration, flows, systems, lookupQuota, codelists, messages } =
    parts;
  const { documents, retention, mapSearch, mapAddress, shared, handover } = options;
  const { noteOutgoing } = parts;
  const store = { db, now };
  const ownership = { ...store, sessions, keepsDrafts: parts.keepsDrafts };
  const counted = { callerOf: parts.callerOf, limits: parts.limits };
  const asked = { ...ownership, ...counted, systems, lookupQuota };
  const { embedded } = signIns;
  const { fourEyes = [] } = options;
  const { embedded: isAlone } = options.database;
  return [
    area(applicationCalls, {
      ...store,
      ...counted,
      documents,
      switches: parts.switches,
      build: parts.build,
      hasOwnRegisters: options.registers === undefined,
    }),
    area(translation, {}),
    area(codelist, { codelists }),
    area(mapCalls, {
      search: mapSearch ?? defaultMapSearch,
      address: mapAddress ?? defaultMapAddress,
      timeout: options.mapTimeout,
    }),
    ...(options.hasOutbox ? [area(showOutbox, { db })] : []),
    ...(embedded ? [area(serveIdentityProvider, { embedded, prefix: '/oidc' })] : []),
    area(readSession, { sessions }),
    area(flowApprovalCalls, {
      ...store,
      sessions,
      flows,
      switches: parts.switches,
      isOpen: configuration.devTools,
    }),
    area(alertCalls, { ...store, metricsKey: options.metricsKey }),
    area(trafficCalls, {
      ...store,
      ...counted,
      sessions,
      configuration,
      flows: [...flows, ...salesFlows],
    }),
    area(signInCalls, {
      ...store,
      sessions,
      signIns,
      systems,
      configuration,
      landingKeys: [options.landingKey, options.landingKeyBefore].filter((key) => key !== undefined),
    }),
    area(codeCalls, { ...store, ...counted, sessions, configuration, messages }),
    area(draftCalls, { ...ownership, ...counted, flows, systems, pause: parts.pause }),
    area(lookupCalls, { ...asked, configuration }),
    area(clientCalls, { ...ownership, systems, secret: options.landingKey }),
    area(speedCalls, { ...store, sessions, limits: parts.limits }),
    area(chatCalls, { ...store, sessions }),
    area(liveCalls, { ...store, sessions, bus: options.database.bus, beat: options.liveBeat }),
    area(assistCalls, {
      ...store,
      sessions,
      callerOf: parts.callerOf,
      flows: [...flows, ...salesFlows],
      bus: options.database.bus,
      beat: options.liveBeat,
    }),
    area(reportCalls, {
      ...store,
      ...parts.confirming,
      documents,
      sessions,
      flows,
      fourEyes,
      secret: options.landingKey,
    }),
    area(telephoneCalls, {
      ...ownership,
      flows,
      messages,
      configuration,
      limits: parts.limits,
      publicUrl: signIns.publicUrl,
    }),
    area(vehicleCalls, { ...asked, codelists, switches: parts.switches }),
    area(documentCalls, {
      ...ownership,
      ...counted,
      documents,
      codelists,
      accepted: configuration.acceptedFileTypes,
      clamd: options.clamd,
      wakeInterval: options.wakeInterval,
      noteOutgoing,
    }),
    area(claimCalls, { ...ownership, flows, systems, configuration, switches: parts.switches, documents }),
    area(finalizeCalls, {
      ...asked,
      offeredTo: parts.switches.offeredTo,
      flows,
      codelists,
      documents,
      ...parts.confirming,
      noteFinalized: parts.measures.noteFinalized,
      noteOutgoing,
      wakeHandover: parts.wakeHandover,
      build: parts.build,
      registersTimeout: Math.max(allRegisters, options.systemTimeout ?? 0),
      isAlone,
      numbers: parts.numbers,
      lease: options.lease,
      polling: options.polling,
      wakeInterval: options.wakeInterval,
    }),
    area(claimPreview, {
      ...ownership,
      flows,
      codelists,
      configuration,
      documents,
      wakeInterval: options.wakeInterval,
      noteOutgoing,
    }),
    // Claims change by the word of a core, and files are refused later by a scanner alone.
    ...(handover || options.clamd
      ? [area(tellRegularly, { ...store, ...parts.confirming, wakeInterval: options.wakeInterval })]
      : []),
    ...(handover
      ? [
          area(handoverCalls, {
            ...store,
            handover,
            publicUrl: signIns.publicUrl,
            documents,
            wake: parts.wakeHandover,
            wakeInterval: options.wakeInterval,
            random: options.random,
            noteAttempt: parts.measures.noteHandover,
          }),
        ]
      : []),
    area(operatorCalls, {
      ...store,
      sessions,
      flows,
      codelists,
      defaultLanguage: configuration.defaultLanguage,
      systems,
      fourEyes,
      documents,
      clamd: options.clamd,
      messages,
      confirming: parts.confirming,
      breakGlass: options.breakGlass,
      brokenRegisters: options.registers && parts.brokenRegisters,
      handsOver: handover !== undefined,
      build: parts.build,
      wakeHandover: parts.wakeHandover,
    }),
    area(switchCalls, {
      ...store,
      sessions,
      switches: parts.switches,
      wakeInterval: options.wakeInterval,
    }),
    area(begin, {
      ...store,
      ...counted,
      sessions,
      flows,
      switches: parts.switches,
      pages: parts.pages,
      build: parts.build,
    }),
    area(keepBuild, { builds: parts.builds, now, folder: options.assets }),
    area(watchClock, { ...store, isAlone, interval: options.clockInterval }),
    ...(options.clock ? [area(followClock, { clock: options.clock })] : []),
    // Nobody else can be on an embedded database.
    ...(shared && !isAlone
      ? [
          area(watchInstances, {
            db,
            shared,
            build: parts.build,
            noteInstances: parts.measures.noteInstances,
          }),
        ]
      : []),
    ...(retention ? [area(sweepRegularly, { ...store, isAlone, documents, retention })] : []),
  ];
};
