import * as z from 'zod';
import { waitFor } from 'xstate';
import { browserPorts } from './app/browserPorts.ts';
import { readBootstrapData } from './app/bootstrapData.ts';
import { createApplication } from './app/createApplication.ts';
import { isPrerendered } from './app/isPrerendered.ts';
import { loadChunk } from './loading/loadChunk.ts';
import { createClient } from './service/client.ts';

// The content security policy forbids the code that zod would otherwise write for itself.
z.config({ jitless: true });

const brought = readBootstrapData(document);
const application = createApplication({
  ports: browserPorts(),
  connect: (observer) => createClient(observer, () => document.documentElement.lang),
  configuration: brought?.configuration,
  loadLive: () => loadChunk(() => import('./inspect/live/openLive.ts')).then(({ openLive }) => openLive),
  keepFiles: (uploads) =>
    void import('./uploads/keepInBrowser.ts').then(({ keepInBrowser }) => keepInBrowser(uploads)),
});
const { actor } = application;
actor.start();

/** A press on the page that is drawn need not wait for what draws it. */
const listen = async () => {
  const { early } = window;
  if (!early || brought?.page === undefined) return;
  await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
  const { flow, session } = actor.getSnapshot().context;
  if (!flow || !session || !isPrerendered(actor, brought)) return;
  const { answerEarly } = await import('./app/answerEarly.ts');
  answerEarly(early, flow, session);
};
void listen();
// A browser may bring a document back as it was left, although another one has gone on with the report.
addEventListener('pageshow', ({ persisted }) => void (persisted && location.reload()));
// What is needed for a report comes first.
const patience = 3000;
void loadChunk(() => import('./app/show.tsx'))
  .then(({ show }) => show(application, brought))
  .then(() => setTimeout(() => void later(), patience));

// A network that is away then is no reason to stop: the page does without until it is loaded again.
const later = () =>
  import('./app/backgroundWork.ts').then(
    ({ startBackgroundWork }) => startBackgroundWork(application),
    () => undefined,
  );
