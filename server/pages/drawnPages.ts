import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Configuration, Language } from '../../machines/service/configuration.ts';
import {
  broughtId,
  type AskedPage,
  type BegunPage,
  type Brought,
  type DrawnPage,
  type EarlyForm,
  type PageDrawing,
} from '../../machines/service/drawnPage.ts';
import { isBelow } from '../../machines/service/isBelow.ts';
import { criticalStyle } from './criticalStyle.ts';
import { readManifest } from './manifest.ts';
import { pageDocument, type PageDocument } from './pageDocument.ts';
import { storedDocuments } from './storedDocuments.ts';

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
  /** What the address says beside its path: an entry, another flow, where somebody comes from. */
  readonly query: string;
}

/** A page that follows an early form, with its style and the files that draw it. */
export interface FollowingPage extends BegunPage {
  readonly style: string;
  readonly files: readonly string[];
}

/** Documents with their page drawn in them: each is made when it is first asked for, and kept. */
export interface DrawnPages {
  /** The document for somebody's visit. Rejects where its page cannot be drawn; then it is tried again the next time. */
  readonly documentFor: (visit: Visit) => Promise<PageDocument>;
  /** True for the address of a page. */
  readonly isKnown: (path: string) => Promise<boolean>;
  /** Makes the documents that look the same to everybody, so that no visitor waits for one; until it is told to stop. */
  readonly drawAhead: (signal: AbortSignal) => Promise<void>;
  /** What the answers of an early form lead to, undefined where the page itself must answer. Rejects as drawing does. */
  readonly begin: (form: Omit<EarlyForm, 'createKey'>) => Promise<FollowingPage | undefined>;
}

/** An address that nobody knows. */
const nowhere = '/404';

/** The documents of a build. Throws where the build is not whole. */
function createDrawnPages({ folder, drawing, configuration }: Given): DrawnPages {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [early = '', ...others] = manifest.filesOf(['src/early/early.ts']).scripts;
  if (others.length > 0)
    throw new Error(`What is written into documents is no file of its own: ${others.join()}.`);
  const addresses = drawing.addressesOf(configuration);
  const stored = storedDocuments(folder, configuration);
  const kept = new Map<string, Promise<PageDocument>>();
  // There are many events; those that people come by are few.
  const keptLinked = new LRUCache<string, Promise<PageDocument>>({ max: 60 });
  let last: Promise<unknown> = Promise.resolve();

  async function isKnown(path: string): Promise<boolean> {
    const { all, beside } = await addresses;
    const known = withoutSlash(path);
    return all.includes(known) || beside.includes(known);
  }

  // Whatever address somebody types, there are only so many documents.
  async function askedBy({ path, language, isReturning, query }: Visit): Promise<AskedPage> {
    const { all, same, linked } = await addresses;
    const known = withoutSlash(path);
    if (known === '/') return { path: known, language, shows: 'PAGE' };
    const address = query === '' ? known : `${known}?${query}`;
    const isDrawn = same.includes(address) || linked.includes(address);
    if (isDrawn && !isReturning) return { path: address, language, shows: 'PAGE' };
    if (all.includes(known) && query === '') return { path: known, language, shows: 'WINDOW' };
    const home = all.find((one) => one !== '/' && isBelow(known, one));
    if (home === undefined || !(await isKnown(known))) return { path: nowhere, language, shows: 'PAGE' };
    return { path: home, language, shows: 'NAMELESS_WINDOW' };
  }

  // What starts and can answer a press, and what draws: any page, a page of a flow, and this one.
  function filesOf({ flow, view }: DrawnPage) {
    const [line] = flow?.split('.') ?? [];
    const logic = manifest.filesOf(['index.html', ...(line === undefined ? [] : ['flow', line])]);
    const { scripts, styles } = manifest.filesOf([
      'view',
      ...(line === undefined ? [] : ['frame']),
      ...(view === undefined ? [] : [view]),
    ]);
    return { logic, view: { styles, scripts: scripts.filter((file) => !logic.scripts.includes(file)) } };
  }

  function styleOf(drawn: DrawnPage): Promise<string> {
    const { logic, view } = filesOf(drawn);
    return criticalStyle(drawn.html, [...logic.styles, ...view.styles].map(read));
  }

  // Of one page they hardly differ, and soon the whole sheets are there.
  const styles = new Map<string, Promise<string>>();
  function styleOfFollowing(drawn: BegunPage): Promise<string> {
    const key = `${drawn.flow} ${drawn.page}`;
    const style = styles.get(key) ?? styleOf(drawn);
    styles.set(key, style);
    style.catch(() => styles.delete(key));
    return style;
  }

  async function made(asked: AskedPage): Promise<PageDocument> {
    const drawn = await drawing.drawPage(asked, configuration);
    const { logic, view } = filesOf(drawn);
    const brought: Brought = {
      configuration,
      language: asked.language,
      isWhole: asked.shows === 'PAGE',
      page: drawn.page,
      flow: drawn.flow,
      logic: logic.scripts,
      view: view.scripts,
    };
    return pageDocument({
      template,
      language: asked.language,
      title: drawn.title,
      noScript: drawn.noScript,
      html: drawn.html,
      style: await styleOf(drawn),
      early: `(()=>{${read(early).trim()}})()`,
      brought: { id: broughtId, json: JSON.stringify(brought) },
    });
  }

  // One after the other, because all share the language.
  function inTurn<T>(draw: () => Promise<T>): Promise<T> {
    const drawn = last.then(draw);
    last = drawn.catch(() => undefined);
    return drawn;
  }

  async function drawnOnce(asked: AskedPage, key: string): Promise<PageDocument> {
    const known = await stored.find(key);
    if (known) return known;
    const document = await inTurn(() => made(asked));
    await stored.keep(key, document);
    return document;
  }

  async function documentFor(visit: Visit): Promise<PageDocument> {
    const asked = await askedBy(visit);
    const key = JSON.stringify(asked);
    const isLinked = (await addresses).linked.includes(asked.path);
    const documents = isLinked ? keptLinked : kept;
    const known = documents.get(key);
    if (known) return known;
    const document = isLinked ? inTurn(() => made(asked)) : drawnOnce(asked, key);
    document.catch(() => documents.delete(key));
    documents.set(key, document);
    return document;
  }

  return {
    begin: async (form) => {
      const drawn = await inTurn(() => drawing.begin(form, configuration));
      return drawn && { ...drawn, style: await styleOfFollowing(drawn), files: filesOf(drawn).view.scripts };
    },
    documentFor,
    isKnown,
    drawAhead: async (signal) => {
      const { same } = await addresses;
      const { defaultLanguage, languages } = configuration;
      for (const language of new Set([defaultLanguage, ...languages]))
        for (const path of same) {
          if (signal.aborted) return;
          // What cannot be drawn now is tried again by whoever asks.
          await documentFor({ ...addressed(path), language, isReturning: false }).catch(() => undefined);
        }
    },
  };
}

interface Asked extends Pick<Given, 'configuration'> {
  readonly folder: string | undefined;
  readonly drawing: PageDrawing | undefined;
}

/** The pages of a build that may not be there yet, or not whole; nothing draws without a drawing. */
export function openPages({ folder, drawing, configuration }: Asked): () => DrawnPages | undefined {
  let pages: DrawnPages | undefined;
  return () => {
    if (folder === undefined || drawing === undefined || !existsSync(join(folder, 'index.html')))
      return undefined;
    return (pages ??= createDrawnPages({ folder, drawing, configuration }));
  };
}

/** An address that a document is made for, as somebody comes to it. */
const addressed = (address: string): Pick<Visit, 'path' | 'query'> => {
  const [path = '/', query = ''] = address.split('?');
  return { path, query };
};

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');
