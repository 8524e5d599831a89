import * as z from 'zod';
import { Configuration, Language } from './configuration.ts';

/** The cookie that carries the language somebody chose, so that the first page comes in it. */
export const languageCookie = 'hlaska.language';

/** Id of the element of a document that holds what the document brings along. */
export const broughtId = 'brought';

/** What a document brings along, so that nothing need be asked for before its page can be used. */
export const Brought = z.object({
  configuration: Configuration,
  language: Language,
  /** The page of a flow that is drawn in the document; undefined for another screen. */
  page: z.string().optional(),
  /** False where only the window around the page is drawn, because the page depends on who comes. */
  isWhole: z.boolean(),
  /** The files that draw the page, fetched once those are here that can answer a press. */
  view: z.array(z.string()),
});
export type Brought = z.infer<typeof Brought>;

/** A page as it is drawn for somebody who comes for the first time. */
export interface DrawnPage {
  readonly html: string;
  /** The title of the document, written as HTML. */
  readonly title: string;
  /** What is said to whoever has no scripts, written as HTML. */
  readonly noScript: string;
  /** The code of its page, of its flow, and the source file of its view; undefined where it is no page of a flow. */
  readonly page?: string | undefined;
  readonly flow?: string | undefined;
  readonly view?: string | undefined;
}

/** What is drawn of an address: its page, or the window around it, with the title of the page where that is known. */
export interface AskedPage {
  readonly path: string;
  readonly language: Language;
  readonly shows: 'PAGE' | 'WINDOW' | 'NAMELESS_WINDOW';
}

/** The module that draws pages. */
export interface PageDrawing {
  /** The addresses of all pages, and of those that look the same to everybody who comes for the first time. */
  readonly addressesOf: (
    configuration: Configuration,
  ) => Promise<{ readonly all: readonly string[]; readonly same: readonly string[] }>;
  /** Draws what is asked for. To be called one after the other. */
  readonly drawPage: (asked: AskedPage, configuration: Configuration) => Promise<DrawnPage>;
}
