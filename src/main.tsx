import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { calls } from '../machines/service/calls.ts';
import { App, BootFailure } from './app/App.tsx';
import { createApplication } from './app/createApplication.ts';
import { WordlessFailure } from './app/WordlessFailure.tsx';
import { codelistCache, type LoadCodelist } from './codelists/codelistCache.ts';
import { CodelistContext } from './codelists/codelistContext.ts';
import { i18n } from './i18n/i18n.ts';
import type { Client } from './service/client.ts';
import { ApplicationContext } from './shell/application.ts';
import './style/style.css';

// The content security policy forbids the code that zod would otherwise write for itself.
z.config({ jitless: true });

const start = (place: HTMLElement) => {
  const root = createRoot(place);
  const { actor, ...around } = createApplication();
  const booting = actor.subscribe((snapshot) => {
    if (snapshot.matches('booting')) return;
    booting.unsubscribe();
    const { configuration, errors, requests } = snapshot.context;
    root.render(
      configuration ? (
        <ApplicationContext value={{ ...around, configuration, errors, requests }}>
          <CodelistContext value={codelistCache(loadCodelist(around.client))}>
            <App actor={actor} />
          </CodelistContext>
        </ApplicationContext>
      ) : i18n.isInitialized ? (
        <BootFailure />
      ) : (
        <WordlessFailure />
      ),
    );
  });
  actor.start();
};

/** Loads a codelist, narrowed by its parent where there is one. Rejects with a Failure. */
const loadCodelist =
  (client: Client): LoadCodelist =>
  async ({ name, parent }, signal) => {
    const { values } = await client.call(calls.codelist, {
      params: { name },
      query: parent === undefined ? {} : { parent },
      signal,
    });
    return values;
  };

const place = document.getElementById('root');
if (place) start(place);
