import type { AnyFlow } from '#machines/flow/flow.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { CodelistValue } from '#machines/service/application.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import type { AllSpoken } from '#src/inspect/spoken/useAllSpoken.ts';

/** What a row says in a column, line by line. */
export type Cell = readonly string[];

/** A row of a catalogue. */
export interface CatalogueRow {
  /** The lines that it belongs to, with undefined for the sales application; none for what belongs to all of them. */
  readonly lines: readonly (ClaimType | undefined)[];
  /** Where the linked cell leads; undefined where there is no page for it. */
  readonly href: string | undefined;
  readonly cells: readonly Cell[];
}

/** A column: what it is called, and whether it has codes, or the link of its row. */
export interface Column {
  readonly head: string;
  readonly is?: 'code' | 'link' | undefined;
}

/** All of one kind that is in the flows, as a table. */
export interface Catalogue {
  readonly columns: readonly Column[];
  readonly rows: readonly CatalogueRow[];
}

/** What the catalogues are written with. */
export interface CatalogueWords extends AllSpoken {
  readonly t: (key: TextKey<'catalogues'>, values?: Record<string, string | number>) => string;
  readonly codelists: ReadonlyMap<string, readonly CodelistValue[]>;
  /** What a flow is called, with its line. */
  readonly nameOf: (flow: AnyFlow) => string;
}

/** Makes a catalogue of flows. */
export type WriteCatalogue = (flows: readonly AnyFlow[], words: CatalogueWords) => Catalogue;
