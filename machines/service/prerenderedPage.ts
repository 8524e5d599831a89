import * as z from 'zod';
import { Configuration, Language } from './configuration.ts';

/** The key of the chosen language: in the browser, and in the cookie that lets the first page come in it. */
export const languageKey = 'hlaska.language';

/** Id of the element of a document that holds its bootstrap data. */
export const bootstrapId = 'brought';

/** What a document brings along, so that nothing need be asked for before its page can be used. */
export const BootstrapData = z.object({
  configuration: Configuration,
  language: Language,
  /** The page of a flow that is prerendered in the document; undefined for another screen. */
  page: z.string().optional(),
  /** The code of its flow. */
  flow: z.string().optional(),
  /** False where only the window around the page is prerendered, because the page depends on the visitor. */
  isWhole: z.boolean(),
  /** The files that can answer a press, among them what starts the application: fetched once the page is painted, and run in this order. */
  logic: z.array(z.string()),
  /** The files that draw the page, fetched once those are here that can answer a press. */
  view: z.array(z.string()),
});
export type BootstrapData = z.infer<typeof BootstrapData>;

/** The first page of a report as a form carries it, from somebody whose page does not listen yet. */
export const EarlyForm = z.object({
  /** The address of the page, in the language it is rendered in. */
  path: z.string().max(200),
  language: Language,
  /** Made up by the caller for one report, as that of `create`. */
  createKey: z.uuid(),
  /** Hash of the build whose document carries the form; a document of an earlier release says none. */
  build: z.string().max(100).optional(),
  /** Names and values of its fields. */
  fields: z.array(z.tuple([z.string().max(200), z.string().max(10_000)])).max(100),
});
export type EarlyForm = z.infer<typeof EarlyForm>;

/** A report that an early form began. */
const EarlyReport = z.object({
  claimRequestUuid: z.uuid(),
  version: z.number().int(),
  detail: z.record(z.string(), z.unknown()),
});
export type EarlyReport = z.infer<typeof EarlyReport>;

/** A report that an early form began, and the page that follows. */
export const EarlyResponse = EarlyReport.extend({
  /** The page that follows: its code and its address. */
  page: z.string(),
  path: z.string(),
  /** Its title and what it shows, as HTML, and the style of that. */
  title: z.string(),
  html: z.string(),
  style: z.string(),
  /** The files that draw it. */
  view: z.array(z.string()),
});
export type EarlyResponse = z.infer<typeof EarlyResponse>;

/** A page as it is prerendered for a visitor who comes for the first time. */
export interface PrerenderedPage {
  readonly html: string;
  /** The title of the document, written as HTML. */
  readonly title: string;
  /** What a browser without scripts shows, written as HTML. */
  readonly noScript: string;
  /** The code of its page, of its flow, and the source file of its view; undefined where it is no page of a flow. */
  readonly page?: string | undefined;
  readonly flow?: string | undefined;
  readonly view?: string | undefined;
}

/** What is rendered for an address: its page, or the window around it, with the title of the page where that is known. */
export interface AskedPage {
  readonly path: string;
  readonly language: Language;
  readonly shows: 'PAGE' | 'WINDOW' | 'NAMELESS_WINDOW';
}

/** What the answers of a first page lead to: the claim as it is saved, and the page that follows. */
export interface EarlyPage extends PrerenderedPage {
  readonly detail: Readonly<Record<string, unknown>>;
  readonly page: string;
  readonly path: string;
}

/** The module that prerenders pages. */
export interface PageRenderer {
  /**
   * The addresses of all pages, of those that look the same to everybody who comes for the first time, of those that do so where a
   * link tells what happened, and of those that only a query or somebody's draft leads to.
   */
  readonly addressesOf: (configuration: Configuration) => Promise<{
    readonly all: readonly string[];
    readonly same: readonly string[];
    readonly linked: readonly string[];
    readonly unlisted: readonly string[];
  }>;
  /** Draws what is asked for. To be called one after the other. */
  readonly renderPage: (asked: AskedPage, configuration: Configuration) => Promise<PrerenderedPage>;
  /**
   * Lets the flow of a page answer its form, and draws the page that follows. Undefined where that needs more than the form: an
   * answer that is wrong or missing, a question back, a lookup. To be called one after the other, as drawing.
   */
  readonly begin: (
    form: Pick<EarlyForm, 'path' | 'language' | 'fields'>,
    configuration: Configuration,
  ) => Promise<EarlyPage | undefined>;
}
