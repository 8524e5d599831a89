import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { today } from '#machines/claim/clock.ts';
import type { Configuration, Language } from '#machines/service/configuration.ts';
import {
  bootstrapId,
  type AskedPage,
  type EarlyPage,
  type BootstrapData,
  type PrerenderedPage,
  type EarlyForm,
  type PageRenderer,
} from '#machines/service/prerenderedPage.ts';
import { isBelow } from '#machines/service/isBelow.ts';
import { criticalStyle } from './criticalStyle.ts';
import { readManifest } from './manifest.ts';
import { pageDocument, type PageDocument } from './pageDocument.ts';
import type { InTurn } from './inTurn.ts';
import { storedDocuments } from './storedDocuments.ts';

interface Given {
  /** Folder of the built browser app. */
  readonly folder: string;
  readonly renderer: PageRenderer;
  readonly configuration: Configuration;
  readonly inTurn: InTurn;
}

/** A request for a page. */
export interface Visit {
  readonly path: string;
  readonly language: Language;
  /** True for a visitor who may have begun a report, which only their browser knows. */
  readonly isReturning: boolean;
  /** What the address says beside its path: an entry, another flow, where somebody comes from. */
  readonly query: string;
}

/** A page that follows an early form, with its style and the files that draw it. */
export interface FollowingPage extends EarlyPage {
  readonly style: string;
  readonly files: readonly string[];
}

/** Documents with a prerendered page: each is made when it is first asked for, and stored. */
export interface PrerenderedPages {
  /**
   * The document for a visit. Rejects where its page cannot be rendered; then it is tried again the next time. One of the many that
   * a link may lead to is drawn only once `mayDraw` has resolved.
   */
  readonly documentFor: (visit: Visit, mayDraw?: () => Promise<void>) => Promise<PageDocument>;
  /** True for the address of a page. */
  readonly isKnown: (path: string) => Promise<boolean>;
  /** Makes the documents that look the same to everybody, so that no visitor waits for one; until the signal aborts. */
  readonly renderAhead: (signal: AbortSignal) => Promise<void>;
  /** What the answers of an early form lead to, undefined where the page itself must answer. Rejects as drawing does. */
  readonly begin: (form: Omit<EarlyForm, 'createKey' | 'build'>) => Promise<FollowingPage | undefined>;
}

/** Milliseconds that an answered form is kept, and how long one may be, with its address. */
const hour = 60 * 60_000;
const longestKept = 400;

/** An address that nobody knows. */
const nowhere = '/404';

/** The documents of a build. Throws where the build is not whole. */
export function createPrerenderedPages({ folder, renderer, configuration, inTurn }: Given): PrerenderedPages {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [early = '', ...others] = manifest.filesOf(['src/early/early.ts']).scripts;
  if (others.length > 0)
    throw new Error(`What is written into documents is no file of its own: ${others.join()}.`);
  const addresses = renderer.addressesOf(configuration);
  const stored = storedDocuments(folder, configuration);
  const allDocuments = new Map<string, Promise<PageDocument>>();
  // There are many events; those that people come by are few. The others are read from beside the build.
  const linkedDocuments = new LRUCache<string, Promise<PageDocument>>({ max: 60 });
  const begun = new LRUCache<string, Promise<FollowingPage | undefined>>({ max: 100, ttl: hour });

  async function isKnown(path: string): Promise<boolean> {
    const { all, unlisted } = await addresses;
    const known = withoutSlash(path);
    return all.includes(known) || unlisted.includes(known);
  }

  // Whatever address somebody types, there are only so many documents.
  async function askedBy({ path, language, isReturning, query }: Visit): Promise<AskedPage> {
    const { all, same, linked } = await addresses;
    const known = withoutSlash(path);
    if (known === '/') return { path: known, language, shows: 'PAGE' };
    const address = query === '' ? known : `${known}?${query}`;
    const isPrerendered = same.includes(address) || linked.includes(address);
    if (isPrerendered && !isReturning) return { path: address, language, shows: 'PAGE' };
    if (all.includes(known) && query === '') return { path: known, language, shows: 'WINDOW' };
    const home = all.find((one) => one !== '/' && isBelow(known, one));
    if (home === undefined || !(await isKnown(known))) return { path: nowhere, language, shows: 'PAGE' };
    return { path: home, language, shows: 'NAMELESS_WINDOW' };
  }

  // What starts and can answer a press, and what draws: any page, a page of a flow, and this one.
  function filesOf({ flow, view }: PrerenderedPage) {
    const [line] = flow?.split('.') ?? [];
    const logic = manifest.filesOf(['index.html', ...(line === undefined ? [] : ['flow', line])]);
    const { scripts, styles } = manifest.filesOf([
      'view',
      ...(line === undefined ? [] : ['frame']),
      ...(view === undefined ? [] : [view]),
    ]);
    return { logic, view: { styles, scripts: scripts.filter((file) => !logic.scripts.includes(file)) } };
  }

  function styleOf(rendered: PrerenderedPage): Promise<string> {
    const { logic, view } = filesOf(rendered);
    return criticalStyle(rendered.html, [...logic.styles, ...view.styles].map(read));
  }

  // Of one page they hardly differ, and soon the whole sheets are there.
  const styles = new Map<string, Promise<string>>();
  function styleOfFollowing(rendered: EarlyPage): Promise<string> {
    const key = `${rendered.flow} ${rendered.page}`;
    const style = styles.get(key) ?? styleOf(rendered);
    styles.set(key, style);
    style.catch(() => styles.delete(key));
    return style;
  }

  async function made(asked: AskedPage): Promise<PageDocument> {
    const rendered = await renderer.renderPage(asked, configuration);
    const { logic, view } = filesOf(rendered);
    const bootstrap: BootstrapData = {
      configuration,
      language: asked.language,
      isWhole: asked.shows === 'PAGE',
      page: rendered.page,
      flow: rendered.flow,
      logic: logic.scripts,
      view: view.scripts,
    };
    return pageDocument({
      template,
      language: asked.language,
      title: rendered.title,
      noScript: rendered.noScript,
      html: rendered.html,
      style: await styleOf(rendered),
      early: `(()=>{${read(early).trim()}})()`,
      bootstrap: { id: bootstrapId, json: JSON.stringify(bootstrap) },
    });
  }

  async function renderedOnce(
    asked: AskedPage,
    key: string,
    mayDraw?: () => Promise<void>,
  ): Promise<PageDocument> {
    const known = await stored.find(key);
    if (known) return known;
    await mayDraw?.();
    const document = await inTurn(() => made(asked));
    await stored.keep(key, document);
    return document;
  }

  async function documentFor(visit: Visit, mayDraw?: () => Promise<void>): Promise<PageDocument> {
    const asked = await askedBy(visit);
    const key = JSON.stringify(asked);
    const isLinked = (await addresses).linked.includes(asked.path);
    const documents = isLinked ? linkedDocuments : allDocuments;
    const known = documents.get(key);
    if (known) return known;
    const document = renderedOnce(asked, key, isLinked ? mayDraw : undefined);
    document.catch(() => documents.delete(key));
    documents.set(key, document);
    return document;
  }

  async function following(form: Omit<EarlyForm, 'createKey' | 'build'>): Promise<FollowingPage | undefined> {
    const rendered = await inTurn(() => renderer.begin(form, configuration));
    return (
      rendered && {
        ...rendered,
        style: await styleOfFollowing(rendered),
        files: filesOf(rendered).view.scripts,
      }
    );
  }

  return {
    // Most first pages are a choice of few: who chooses the same is answered the same, on the same day.
    begin: ({ path, language, fields }) => {
      const form = { path, language, fields };
      const key = JSON.stringify([form, today()]);
      if (key.length > longestKept) return following(form);
      const known = begun.get(key) ?? following(form);
      begun.set(key, known);
      known.catch(() => begun.delete(key));
      return known;
    },
    documentFor,
    isKnown,
    renderAhead: async (signal) => {
      const { same } = await addresses;
      const { defaultLanguage, languages } = configuration;
      for (const language of new Set([defaultLanguage, ...languages]))
        for (const path of same) {
          if (signal.aborted) return;
          // A page that cannot be rendered now is tried again when it is asked for.
          await documentFor({ ...addressed(path), language, isReturning: false }).catch(() => undefined);
        }
    },
  };
}

/** An address that a document is made for, as somebody comes to it. */
const addressed = (address: string): Pick<Visit, 'path' | 'query'> => {
  const [path = '/', query = ''] = address.split('?');
  return { path, query };
};

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');
