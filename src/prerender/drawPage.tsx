import { findPage } from '#machines/flow/compile.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ReactNode } from 'react';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import { waitFor } from 'xstate';
import { textVariants, type TextVariant } from '#machines/claim/derived/textVariants.ts';
import { escapeHtml } from '#machines/claim/writing/escapeHtml.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { AskedPage, PrerenderedPage, PageRenderer } from '#machines/service/prerenderedPage.ts';
import { createApplication, type ApplicationActor } from '#src/app/createApplication.ts';
import { rootOf } from '#src/app/Root.tsx';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { fileOfView } from '#src/flow/views.ts';
import { bringTexts, i18n } from '#src/i18n/i18n.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { answerForm } from './answerForm.ts';
import { emptyPorts } from './emptyPorts.ts';
import { silentClient } from './silentClient.ts';

export { addressesOf } from './addresses.ts';

/** Prerenders the page of an address, or only the window around it. Rejects where it cannot be rendered. */
export const renderPage: PageRenderer['renderPage'] = ({ path, language, shows }, configuration) =>
  drawAt(emptyPorts(path), { language, shows }, configuration);

/** Lets the flow of a page answer its form and renders the page that follows. Rejects where it cannot be rendered. */
export const begin: PageRenderer['begin'] = async ({ path, language, fields }, configuration) => {
  const answered = await answerForm({ path, fields }, configuration);
  if (!answered) return undefined;
  const report = { claimRequestUuid: crypto.randomUUID(), version: 1, detail: answered.detail };
  const ports = emptyPorts(answered.path, report);
  const drawn = await drawAt(ports, { language, shows: 'PAGE' }, configuration);
  return drawn.page === undefined ? undefined : { ...drawn, ...answered, page: drawn.page };
};

const drawAt = async (
  ports: BrowserPorts,
  { language, shows }: Pick<AskedPage, 'language' | 'shows'>,
  configuration: Configuration,
): Promise<PrerenderedPage> => {
  const path = ports.url.path();
  await (haveTexts ??= bringTexts(texts()));
  await i18n.changeLanguage(language);
  // A window shows that something loads, however quickly the flow is there.
  const { promise: isDrawn, resolve: drawn } = Promise.withResolvers<void>();
  const heldBack = { ...ports, begun: () => isDrawn.then(ports.begun) };
  const application = createApplication({
    ports: shows === 'PAGE' ? ports : heldBack,
    connect: silentClient,
    configuration,
  });
  const { actor } = application;
  actor.start();
  try {
    await waitFor(actor, (snapshot) => !snapshot.matches('booting'));
    if (shows === 'PAGE') await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
    const html = await draw(
      <Router ssrPath={path} ssrSearch={String(ports.query())}>
        {rootOf({ application, configuration, onShown: () => undefined })}
      </Router>,
    );
    drawn();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
    const { flow, page, variants } = shownNow(actor, path, configuration);
    return {
      html,
      title: shows === 'NAMELESS_WINDOW' ? i18n.t('brand') : titleOf(flow, page, variants, html),
      noScript: i18n.t('noScript', { hotline: escapeHtml(configuration.hotline) }),
      page: page?.code,
      flow: flow?.code,
      view: flow && page && fileOfView(flow.claimType, page.view),
    };
  } finally {
    actor.stop();
  }
};

/** Everything stands where it belongs: nothing waits for a script to put it there. */
const draw = async (tree: ReactNode): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await text(prelude);
  if (failures.length > 0) throw new Error('A page cannot be drawn.', { cause: failures[0] });
  return html;
};

let haveTexts: Promise<void> | undefined;

/** All texts, by language and namespace. */
const texts = () => {
  const all: Record<string, Record<string, object>> = {};
  for (const [file, content] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /(\w+)\/(\w+)\.json$/.exec(file) ?? [];
    (all[language] ??= {})[namespace] = content;
  }
  return all;
};
const files = import.meta.glob<object>('../../machines/texts/*/*.json', { eager: true, import: 'default' });

/** The flow that is opened, the page that the address names, and what its words differ by. */
const shownNow = (actor: ApplicationActor, path: string, { entryPrefix }: Configuration) => {
  const { flow: opened, session } = actor.getSnapshot().context;
  const code = session && flowAddress(session.flow, entryPrefix).pageOf(path);
  if (!opened || !session || code === undefined) return {};
  const { flow } = session;
  return {
    flow,
    page: findPage(flow, code),
    variants: textVariants(flow, opened.getSnapshot().context.record),
  };
};

/** The title of the document, as HTML: that of the page, or the heading that is rendered. */
const titleOf = (
  flow: Flow | undefined,
  page: Page | undefined,
  variants: readonly TextVariant[] | undefined,
  html: string,
): string => {
  if (!flow || !page) return i18n.t('titleOf', { page: headingOf(html) });
  const said = i18n.t([...pageTextKeys(flow.claimType, page, 'title', variants)], {
    number: (page.row ?? 0) + 1,
  });
  return i18n.t('titleOf', { page: escapeHtml(said) });
};

const headingOf = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
