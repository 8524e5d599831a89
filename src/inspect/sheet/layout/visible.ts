import type { Rule } from '#machines/subject/rule.ts';

/** A page as a sheet draws it. */
export interface SheetPage {
  readonly code: string;
  readonly name: string;
  readonly step: string;
  /** Codes of the pages that follow, tried in this order; the first that may be entered wins. */
  readonly next: readonly string[];
  /** Who sees it; everybody who is led to it where there is none. */
  readonly rule?: Rule | undefined;
  /** True for a page that stands for every row of a list. */
  readonly isRows: boolean;
  /** True for a page whose parts, its `next`, open at any time. */
  readonly isHub: boolean;
}

/** What one box of a sheet stands for: a page, or all pages of a step. */
export interface Node {
  readonly id: string;
  readonly step: string;
  readonly pages: readonly SheetPage[];
}

/** All transitions between two boxes. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly of: readonly { readonly page: SheetPage; readonly to: SheetPage }[];
}

export interface Visible {
  readonly nodes: readonly Node[];
  readonly ways: readonly Way[];
}

/** What is seen of a flow where some of its steps are open: a step that is not is one box, transitions between two boxes are one way. */
export const visibleOf = (pages: readonly SheetPage[], open: ReadonlySet<string>): Visible => {
  const byCode = new Map(pages.map((page) => [page.code, page]));
  const idOf = ({ code, step }: SheetPage) => (open.has(step) ? code : step);
  const nodes = [...Map.groupBy(pages, idOf)].map(([id, of]) => ({ id, step: of[0]?.step ?? id, pages: of }));
  const all = pages.flatMap((page) =>
    page.next.flatMap((code) => {
      const to = byCode.get(code);
      return to ? [{ page, to, from: idOf(page), into: idOf(to) }] : [];
    }),
  );
  const ways = [...Map.groupBy(all, ({ from, into }) => `${from} ${into}`).values()].flatMap((of) => {
    const [{ from, into } = { from: '', into: '' }] = of;
    return from === into ? [] : [{ from, to: into, of }];
  });
  return { nodes, ways };
};

/** True where a rule decides who goes this way and others are tried after it, or where a hub opens by it: its arrow is dashed. */
export const isForSome = ({ of }: Way): boolean =>
  of.some(({ page, to }) => to.rule !== undefined && (page.isHub || page.next.at(-1) !== to.code));

/** The first that is free, from the one wanted on. */
export const freeFrom = (wanted: number, taken: readonly number[]): number =>
  taken.includes(wanted) ? freeFrom(wanted + 1, taken) : wanted;
