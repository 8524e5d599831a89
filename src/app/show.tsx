import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { calls } from '#machines/service/calls.ts';
import type { BootstrapData } from '#machines/service/prerenderedPage.ts';
import { loadTexts, prefetchTexts, startTexts } from '#src/i18n/i18n.ts';
import { rememberedLanguage, rememberLanguage } from '#src/i18n/languages.ts';
import '#src/style/style.css';
import { BootFailure } from './App.tsx';
import type { ApplicationActor, CreatedApplication } from './createApplication.ts';
import { endEarly, replayEarly, repressEarly } from './earlyPress.ts';
import { isPrerendered } from './isPrerendered.ts';
import { rootOf } from './Root.tsx';
import { WordlessFailure } from './WordlessFailure.tsx';

/** Draws the application. Where the document shows the right page already, that is taken over as it stands. */
export const show = async (
  application: CreatedApplication,
  brought: BootstrapData | undefined,
): Promise<void> => {
  const { actor, client } = application;
  const place = document.getElementById('root');
  if (!place) return;
  const language = rememberedLanguage(brought?.language);
  const haveWords = await startTexts(language, (spoken, namespace) =>
    client.call(calls.translation, { params: { language: spoken, namespace } }),
  ).then(
    () => true,
    () => false,
  );
  if (!haveWords) return drawFailure(place, <WordlessFailure language={language} />);
  // It was chosen when the service was not told yet.
  if (brought && brought.language !== language) rememberLanguage(language);
  // When the service is away it is too late to ask it for the words that say so.
  prefetchTexts('failures');
  const begun = await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
  const { configuration } = begun.context;
  if (!configuration || begun.matches('notBooted')) return drawFailure(place, <BootFailure />);
  // Until the words are here the page could not listen, and the flow may answer.
  if (window.early && brought?.page !== undefined) await loadTexts(...spokenBy(actor));
  if (window.early) window.early.isOver = true;
  const isTaken = window.early?.isTaken === true;
  if (isTaken) {
    await isAnswered(actor);
    // The next press is for what is drawn now.
    endEarly();
  }
  const isTakenOver = brought?.language === language && !isTaken && isPrerendered(actor, brought);
  const onShown = isTakenOver ? replayEarly : repressEarly;
  const tree = rootOf({ application, configuration, onShown });
  if (isTakenOver) hydrateRoot(place, tree);
  else createRoot(place).render(tree);
};

/** Draws a failure in the place of what the document shows, until the network is back; what was pressed there leads nowhere. */
const drawFailure = (place: HTMLElement, tree: ReactNode): void => {
  endEarly();
  addEventListener('online', () => location.reload(), { once: true });
  createRoot(place).render(tree);
};

/** The namespaces that a page of the flow speaks by. */
const spokenBy = (actor: ApplicationActor): readonly string[] => {
  const { session } = actor.getSnapshot().context;
  return session ? [session.flow.claimType, 'shared', 'fields', 'checks', 'dialogs'] : [];
};

/**
 * A press taken early is being worked on: then the page that follows is drawn, not this one again, unless the reporter is told that
 * it takes long or waits for the network.
 */
const isAnswered = async (actor: ApplicationActor): Promise<void> => {
  const { flow } = actor.getSnapshot().context;
  if (!flow) return;
  await waitFor(
    flow,
    (snapshot) => !snapshot.hasTag('busy') || snapshot.hasTag('waiting') || snapshot.context.isLong,
  );
};
