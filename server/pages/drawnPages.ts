import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, Language } from '../../machines/service/configuration.ts';
import {
  broughtId,
  type AskedPage,
  type Brought,
  type PageDrawing,
} from '../../machines/service/drawnPage.ts';
import { criticalStyle } from './criticalStyle.ts';
import { readManifest } from './manifest.ts';
import { pageDocument, type PageDocument } from './pageDocument.ts';

interface Given {
  /** Folder of the built browser app. */
  readonly folder: string;
  readonly drawing: PageDrawing;
  readonly configuration: Configuration;
}

/** Who asks for a page. */
export interface Visit {
  readonly path: string;
  readonly language: Language;
  /** True for whoever may have begun something, which only their browser knows. */
  readonly isReturning: boolean;
  /** True where the address says more than its path: another flow, where somebody comes from. */
  readonly hasQuery: boolean;
}

/** Documents with their page drawn in them: each is made when it is first asked for, and kept. */
export interface DrawnPages {
  /** The document for somebody's visit. Rejects where its page cannot be drawn; then it is tried again the next time. */
  readonly documentFor: (visit: Visit) => Promise<PageDocument>;
}

// What starts, what can answer a press on a page of a flow, and what draws any page and one of a flow.
const parts = { start: 'index.html', flow: ['flow'], view: ['view'], frame: ['frame'] };
/** An address that nobody knows. */
const nowhere = '/404';

/** The documents of a build. Throws where the build is not whole. */
export function createDrawnPages({ folder, drawing, configuration }: Given): DrawnPages {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const early = `(()=>{${manifest.filesOf(['src/early.ts']).scripts.map(read).join('').trim()}})()`;
  const addresses = drawing.addressesOf(configuration);
  const kept = new Map<string, Promise<PageDocument>>();
  let last: Promise<unknown> = Promise.resolve();

  // Whatever address somebody types, there are only so many documents.
  async function askedBy({ path, language, isReturning, hasQuery }: Visit): Promise<AskedPage> {
    const { all, same } = await addresses;
    const known = withoutSlash(path);
    if (known === '/' || (same.includes(known) && !isReturning && !hasQuery))
      return { path: known, language, shows: 'PAGE' };
    if (all.includes(known) && !hasQuery) return { path: known, language, shows: 'WINDOW' };
    const { entryPrefix } = configuration;
    const isOfLine = known === entryPrefix || known.startsWith(`${entryPrefix}/`);
    const home = all.find((one) => one !== '/' && (known === one || known.startsWith(`${one}/`)));
    if (!isOfLine || home === undefined) return { path: nowhere, language, shows: 'PAGE' };
    return { path: home, language, shows: 'NAMELESS_WINDOW' };
  }

  async function made(asked: AskedPage): Promise<PageDocument> {
    const drawn = await drawing.drawPage(asked, configuration);
    const [line] = drawn.flow?.split('.') ?? [];
    const logic = manifest.filesOf([parts.start, ...(line === undefined ? [] : [...parts.flow, line])]);
    const views = [...parts.view, ...(line === undefined ? [] : parts.frame), drawn.view ?? []].flat();
    const view = manifest.filesOf(views);
    const brought: Brought = {
      configuration,
      language: asked.language,
      isWhole: asked.shows === 'PAGE',
      page: drawn.page,
      view: view.scripts.filter((file) => !logic.scripts.includes(file)),
    };
    return pageDocument({
      template,
      language: asked.language,
      title: drawn.title,
      noScript: drawn.noScript,
      html: drawn.html,
      style: await criticalStyle(drawn.html, [...logic.styles, ...view.styles].map(read)),
      early,
      brought: { id: broughtId, json: JSON.stringify(brought) },
      scripts: logic.scripts,
    });
  }

  return {
    documentFor: async (visit) => {
      const asked = await askedBy(visit);
      const key = JSON.stringify(asked);
      const known = kept.get(key);
      if (known) return known;
      // One after the other, because all share the language.
      const document = last.then(() => made(asked));
      last = document.catch(() => kept.delete(key));
      kept.set(key, document);
      return document;
    },
  };
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');
