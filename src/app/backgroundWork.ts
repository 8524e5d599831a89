import { fromPromise } from 'xstate';
import { type Tell, telling } from '#machines/calls/port.ts';
import { versionMachine } from '#machines/actors/browser/version.ts';
import { textBoxes } from '#src/layout/textBoxes.ts';
import { keepApplication, type OfflineApplication } from '#src/service/keepApplication.ts';
import { loadedBuild, readBuilds } from '#src/service/readBuilds.ts';
import { versionMemory } from '#src/shell/versionMemory.ts';
import type { CreatedApplication } from './createApplication.ts';

/**
 * The background work of the application, begun when the page has long been usable: it looks for a newer version of itself,
 * the browser keeps it for a reload without a network, and the work of a report begins where there is one.
 */
export const startBackgroundWork = ({ actor, ports, trace }: CreatedApplication): void => {
  const { configuration, session } = actor.getSnapshot().context;
  if (!configuration) return;
  if (session)
    void import('./reportWork.ts').then(
      ({ startReportWork }) => startReportWork(session.flow.code, { actor, trace }),
      () => undefined,
    );
  let kept: OfflineApplication | undefined;
  const loaded = loadedBuild(document);
  void keepApplication(configuration.worksOffline, loaded).then((one) => (kept = one));
  if (loaded === undefined) return;
  const memory = versionMemory(ports.local);
  actor.send({
    type: 'WATCH_VERSION',
    machine: versionMachine.provide({
      actors: {
        readBuilds: fromPromise(async () => {
          const builds = await readBuilds();
          if (builds.offered !== loaded) kept?.look();
          return builds;
        }),
        lookedAt: telling(lookedAt),
        atRest: telling(atRest),
      },
    }),
    input: { loaded, ...memory.read(), now: () => Date.now() },
  });
  const { version } = actor.getSnapshot().context;
  version?.on('version.ignored', ({ build }) => memory.keep({ ignored: build, postponedUntil: 0 }));
  version?.on('version.postponed', ({ until }) => memory.keep({ postponedUntil: until }));
  // What is typed is kept by the browser until it is saved.
  version?.on('version.wanted', () => location.reload());
};

const lookedAt = (tell: Tell<{ type: 'LOOKED_AT' }>) => {
  const look = () => void (document.visibilityState === 'visible' && tell({ type: 'LOOKED_AT' }));
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
};

const answeredIn = `${textBoxes}, select`;

const atRest = (tell: Tell<{ type: 'AT_REST' }>) => {
  // Between two fields the focus is nowhere for a moment.
  const look = () =>
    void setTimeout(() => document.activeElement?.matches(answeredIn) || tell({ type: 'AT_REST' }));
  document.addEventListener('focusout', look);
  look();
  return () => document.removeEventListener('focusout', look);
};
