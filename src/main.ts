import * as z from 'zod';
import { waitFor } from 'xstate';
import { browserPorts } from './app/browserPorts.ts';
import { readBootstrapData } from './app/bootstrapData.ts';
import { createApplication, type CreatedApplication } from './app/createApplication.ts';
import { isPrerendered } from './app/isPrerendered.ts';
import { loadChunk } from './loading/loadChunk.ts';
import { createClient } from './service/client.ts';

// The content security policy forbids the code that zod would otherwise write for itself.
z.config({ jitless: true });

/** Milliseconds after which what is needed for a report has come. */
const patience = 3000;

const begin = (): void => {
  const brought = readBootstrapData(document);
  const application = createApplication({
    ports: browserPorts(),
    connect: (observer) => createClient(observer, () => document.documentElement.lang),
    configuration: brought?.configuration,
    loadLive: () => loadChunk(() => import('./inspect/live/openLive.ts')).then(({ openLive }) => openLive),
    keepFiles: (uploads) =>
      void import('./uploads/keepInBrowser.ts').then(({ keepInBrowser }) => keepInBrowser(uploads)),
  });
  application.actor.start();
  void listen(application, brought);
  // A browser may bring a document back as it was left, although another one has gone on with the report.
  addEventListener('pageshow', ({ persisted }) => void (persisted && location.reload()));
  void loadChunk(() => import('./app/show.tsx'))
    .then(({ show }) => show(application, brought))
    .then(() => setTimeout(() => void later(application), patience));
};

/** A press on the page that is drawn need not wait for what draws it. */
const listen = async (
  { actor }: CreatedApplication,
  brought: ReturnType<typeof readBootstrapData>,
): Promise<void> => {
  const { early } = window;
  if (!early || brought?.page === undefined) return;
  await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
  const { flow, session } = actor.getSnapshot().context;
  if (!flow || !session || !isPrerendered(actor, brought)) return;
  const { answerEarly } = await import('./app/answerEarly.ts');
  answerEarly(early, flow, session);
};

// A network that is away then is no reason to stop: the page does without until it is loaded again.
const later = (application: CreatedApplication): Promise<void> =>
  import('./app/backgroundWork.ts').then(
    ({ startBackgroundWork }) => startBackgroundWork(application),
    () => undefined,
  );

// A telephone hears a press between making what all this consists of and starting it.
setTimeout(begin);
