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
  /** Its errors are shown, as if Continue had been refused on the empty page. */
  readonly hasErrors?: boolean | undefined;
  /** The dialog that is open on it. */
  readonly dialog?: string | undefined;
  /** It is a picture: nothing in it takes the focus or scrolls. */
  readonly isStill?: boolean | undefined;
}

/** The address of a preview. */
export const previewAddress = ({
  flow,
  page,
  known,
  language,
  scheme,
  hasErrors = false,
  dialog,
  isStill = false,
}: Previewed): string => {
  const query = new URLSearchParams([
    ['flow', flow],
    ['page', page],
    ...(language === undefined ? [] : [['language', language]]),
    ...(scheme === undefined ? [] : [['scheme', scheme]]),
    ...(hasErrors ? [['errors', 'shown']] : []),
    ...(dialog === undefined ? [] : [['dialog', dialog]]),
    ...(isStill ? [['still', 'true']] : []),
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
  hasErrors: query.has('errors'),
  dialog: query.get('dialog') ?? undefined,
  isStill: query.has('still'),
});
