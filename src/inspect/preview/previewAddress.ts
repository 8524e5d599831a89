import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { findLanguage, type Language } from '#src/i18n/languages.ts';
import { inspectedPage } from '#src/inspect/inspectedPage.ts';
import { previewPath } from '#machines/service/inspectionPath.ts';
import { factsInQuery, queryOf } from '#src/inspect/whatIf/askedFacts.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a preview shows: the page by its code, what is known, how it looks. */
export interface Previewed {
  readonly flow: string;
  readonly page: string;
  readonly known: Facts;
  /** The browser's language where none is given. */
  readonly language?: Language | undefined;
  readonly scheme?: Scheme | undefined;
}

/** The address of a preview. */
export const previewAddress = ({ flow, page, known, language, scheme }: Previewed): string => {
  const query = new URLSearchParams([
    ['flow', flow],
    ['page', page],
    ...(language === undefined ? [] : [['language', language]]),
    ...(scheme === undefined ? [] : [['scheme', scheme]]),
    ...queryOf(known),
  ]);
  return `${previewPath}?${query.toString()}`;
};

/** What a preview must show by the query of its address: the flow's first page where it names no other. */
export const previewedIn = (query: URLSearchParams, flow: AnyFlow): Previewed => ({
  flow: flow.code,
  page: inspectedPage(flow, query.get('page')) ?? flow.start,
  known: factsInQuery(query, flow),
  language: findLanguage(query.get('language')),
  scheme: schemes.find((scheme) => scheme === query.get('scheme')),
});
