import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { setInvalidEmails } from '../machines/claim/invalidEmails.ts';
import { App } from './app/App.tsx';
import { ApplicationContext, createApplication } from './app/application.ts';
import { BootFailure } from './app/BootFailure.tsx';
import { findDrafts } from './app/drafts/draftsRoute.ts';
import { findInspection } from './app/inspectionRoute.ts';
import { findEntry, openEntry } from './app/openEntry.ts';
import { CodelistContext } from './codelists/codelistContext.ts';
import { codelistShelf } from './codelists/codelistShelf.ts';
import { startTexts } from './i18n/i18n.ts';
import { loadCodelist } from './service/loadCodelist.ts';
import { readTexts } from './service/readTexts.ts';
import './style/style.css';

// The content security policy forbids the code that zod would otherwise write for itself.
z.config({ jitless: true });

const start = async (place: HTMLElement) => {
  const root = createRoot(place);
  const application = createApplication();
  const texts = startTexts(readTexts(application.client));
  try {
    const [configuration] = await Promise.all([application.readConfiguration(), texts]);
    setInvalidEmails(configuration.invalidEmails);
    const entry = findEntry(location.pathname, configuration.entryPrefix);
    const query = new URLSearchParams(location.search);
    const drafts = findDrafts(location.pathname, query, configuration.entryPrefix);
    const inspection = findInspection(location.pathname, query, configuration);
    const opening =
      drafts || inspection ? undefined : entry && openEntry(entry, query, application, configuration);
    root.render(
      <ApplicationContext value={{ ...application, configuration }}>
        <CodelistContext value={codelistShelf(loadCodelist(application.client))}>
          <App opening={opening} drafts={drafts} inspection={inspection} />
        </CodelistContext>
      </ApplicationContext>,
    );
  } catch {
    await texts;
    root.render(<BootFailure />);
  }
};

const place = document.getElementById('root');
if (place) void start(place);
