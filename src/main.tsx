import { createRoot } from 'react-dom/client';
import { setInvalidEmails } from '../machines/claim/invalidEmails.ts';
import { App } from './app/App.tsx';
import { ApplicationContext, createApplication } from './app/application.ts';
import { findEntry, openEntry } from './app/openEntry.ts';
import { CodelistContext } from './codelists/codelistContext.ts';
import { codelistShelf } from './codelists/codelistShelf.ts';
import { startTexts } from './i18n/i18n.ts';
import { loadCodelist } from './service/loadCodelist.ts';
import { readTexts } from './service/readTexts.ts';
import './style/style.css';

const start = async (root: HTMLElement) => {
  const application = createApplication();
  const [configuration] = await Promise.all([
    application.readConfiguration(),
    startTexts(readTexts(application.client)),
  ]);
  setInvalidEmails(configuration.invalidEmails);
  const entry = findEntry(location.pathname, configuration.entryPrefix);
  const query = new URLSearchParams(location.search);
  const opening = entry && openEntry(entry, query, application, configuration);
  createRoot(root).render(
    <ApplicationContext value={{ ...application, configuration }}>
      <CodelistContext value={codelistShelf(loadCodelist(application.client))}>
        <App opening={opening} />
      </CodelistContext>
    </ApplicationContext>,
  );
};

const root = document.getElementById('root');
if (root) void start(root);
