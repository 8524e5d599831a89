import type { InspectionEvent } from 'xstate';
import { toFailure } from '#machines/calls/outcome.ts';
import { formOfPage } from '#machines/sales/formOfPage.ts';
import type { ShellContext } from '#machines/sales/shellContext.ts';
import { shellFlow } from '#machines/sales/shellFlow.ts';
import { pageOf } from '#machines/sales/shellPages.ts';
import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { countPages, type PageCounter } from './countPages.ts';

/** Counts of one visit of the sales application. */
export interface SalesCounter extends Pick<PageCounter, 'refuse'> {
  /** For the `inspect` of the system of the shell. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The counts of each flow: of the shell, and of the forms that were opened. */
  readonly take: () => readonly (readonly [flow: string, counts: readonly TrafficCount[]])[];
  readonly giveBack: (flow: string, counts: readonly TrafficCount[]) => void;
}

interface Options {
  /** Where the shell is. */
  readonly shell: () => { readonly value: unknown; readonly context: ShellContext };
  /** Milliseconds of a clock. */
  readonly now: () => number;
  /** True where the document was loaded once more: the visit goes on. */
  readonly isReloaded: boolean;
}

/**
 * Counts what happens on the pages of the shell, and in each form that is opened on one of them, a flow of its own: whoever saves it has
 * answered it, and whoever goes elsewhere has left it. Of whom the shell is about and what is typed into it nothing is read.
 */
export const countSales = ({ shell, now, isReloaded }: Options): SalesCounter => {
  const byFlow = new Map<string, PageCounter>();
  // Only what is there when the document is loaded once more goes on.
  let goesOn = isReloaded;
  const counterOf = (flow: string): PageCounter => {
    const counter = byFlow.get(flow) ?? countPages({ now, isReloaded: goesOn });
    byFlow.set(flow, counter);
    return counter;
  };
  const pages = counterOf(shellFlow.code);
  let here = pages;
  let askedLast: string | undefined;
  const hear = () => {
    const { value, context } = shell();
    // Before it is known who they are nobody is anywhere.
    if (value === 'arriving' || value === 'away') return;
    const [page, { asked, isSaved = false }] = [pageOf(context), context];
    const isClosed = asked !== page && shellFlow.pages.some(({ code }) => code === asked);
    if (asked !== askedLast && asked !== undefined && asked !== 'entry' && isClosed)
      pages.add('CLOSED', asked);
    askedLast = asked;
    if (page === pages.page()) return;
    if (here !== pages) here.end(isSaved);
    pages.move(page);
    const form = formOfPage(page);
    here = counterOf(form.flow.code);
    if (here !== pages) here.move(form.page);
    goesOn = false;
  };
  hear();
  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot') return;
      const page = here.page();
      if (page !== undefined && seen.event.type === 'CALL_REFUSED' && 'error' in seen.event)
        here.add('FAILED', page, toFailure(seen.event.error).code);
      hear();
    },
    refuse: (answers) => here.refuse(answers),
    take: () => [...byFlow].map(([flow, counter]) => [flow, counter.take()] as const),
    giveBack: (flow, counts) => counterOf(flow).giveBack(counts),
  };
};
