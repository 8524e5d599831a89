import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { pageFields, type PageField } from '#src/inspect/fields/pageFields.ts';

/** A field that offers the values of a codelist. */
export interface CodelistUse {
  readonly codelist: string;
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  readonly field: PageField;
}

/** The fields of a flow that offer the values of a codelist, page by page. What is narrowed by another answer is left out. */
export const codelistUses = (flow: AnyFlow): readonly CodelistUse[] =>
  flow.pages.flatMap((page) =>
    pageFields(page).flatMap((field) => {
      const { control } = field;
      return control && 'codelist' in control && control.kind !== 'model'
        ? [{ codelist: control.codelist, flow, page, field }]
        : [];
    }),
  );

/** The names of the codelists that flows use, and of that of documents, each once. */
export const codelistsIn = (flows: readonly AnyFlow[]): readonly string[] => [
  ...new Set(['document-type', ...flows.flatMap(codelistUses).map(({ codelist }) => codelist)]),
];
