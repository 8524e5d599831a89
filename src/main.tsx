import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { App } from './app/App.tsx';
import { BootFailure } from './app/BootFailure.tsx';
import { createApplication } from './app/createApplication.ts';
import { codelistCache } from './codelists/codelistCache.ts';
import { CodelistContext } from './codelists/codelistContext.ts';
import { loadCodelist } from './service/loadCodelist.ts';
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
      ) : (
        <BootFailure />
      ),
    );
  });
  actor.start();
};

const place = document.getElementById('root');
if (place) start(place);
