import type { SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { textScopesOf } from '#src/pages/textScopesOf.ts';
import { isReport } from './isReport.ts';

/** The namespaces of texts that what is no claim is spoken of in, by its name. */
const namespaceOf: Readonly<Record<string, string>> = {
  shell: 'sales',
  client: 'clientRecord',
  vehicle: 'clientRecord',
  policy: 'clientRecord',
  discount: 'clientRecord',
};

/** The namespace that has the words of a flow's fields: that of its line, or of what it is about. */
export const namespaceIn = (flow: AnyFlow): string =>
  isReport(flow) ? flow.claimType : (namespaceOf[flow.subject.name] ?? flow.subject.name);

/** Where the words of the fields of a page are looked for before the common ones, those that address somebody first. */
export const scopesOf = (flow: AnyFlow, page: AnyPage, to?: SpokenTo): readonly string[] =>
  isReport(flow) ? textScopesOf(flow.claimType, page, to) : ownScopesOf(flow);

/** Where the words of what is no claim are, whatever page it is asked on. */
const ownScopesOf = (flow: AnyFlow): readonly string[] => [`${namespaceIn(flow)}:fields`];

const common = 'fields:';

/** The keys of a text about a flow: of a field of what is no claim its own before the common ones. */
export const keysIn = (flow: AnyFlow, key: string | readonly string[]): string[] =>
  [key]
    .flat()
    .flatMap((one) =>
      one.startsWith(common) && !isReport(flow)
        ? [...ownScopesOf(flow).map((scope) => `${scope}.${one.slice(common.length)}`), one]
        : [one],
    );
