import { useEffect, useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { partsOf } from './chart/partsOf.ts';
import { factsInQuery, queryOf } from './whatIf/askedFacts.ts';
import { inspectedPage } from './inspectedPage.ts';

/** What is shown of a flow; an address opened again shows the same. */
export interface Looked {
  /** `pages`, or the name of a machine. */
  readonly part: string;
  /** Code of the page chosen. */
  readonly page: string | undefined;
  readonly known: Facts;
}

interface Address extends Looked {
  /** Chooses a page, or none, as a step that the browser's Back takes back. */
  readonly choose: (page: string | undefined) => void;
  /** Chooses a page that something else leads to, step by step, without leaving history. */
  readonly follow: (page: string | undefined) => void;
  readonly show: (part: string) => void;
  /** Opens a what-if with these facts. Trying one after another leaves no history. */
  readonly learn: (known: Facts) => void;
}

/** What the address says to show of a flow, and the functions that change the address. */
export const useAddress = (flow: AnyFlow): Address => {
  const [search, setSearch] = useState(() => location.search);
  useEffect(() => {
    const onPopState = () => setSearch(location.search);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const looked = useMemo(() => lookedIn(new URLSearchParams(search), flow), [search, flow]);
  const go = (way: 'pushState' | 'replaceState') => (change: Partial<Looked>) => {
    const next = searchOf({ ...looked, ...change });
    if (next === search) return;
    history[way](history.state, '', location.pathname + next);
    setSearch(next);
  };
  return {
    ...looked,
    choose: (page) => go('pushState')({ page }),
    follow: (page) => go('replaceState')({ page }),
    show: (part) => go('pushState')({ part }),
    learn: (known) => go('replaceState')({ known }),
  };
};

/** What the query of an address says to show. Anything the flow does not have is left out. */
export const lookedIn = (query: URLSearchParams, flow: AnyFlow): Looked => ({
  part: partsOf(flow).find((part) => part === query.get('part')) ?? 'pages',
  page: inspectedPage(flow, query.get('page')),
  known: factsInQuery(query, flow),
});

/** The query that says what is shown, with its question mark; empty for the flow as it opens. */
export const searchOf = ({ part, page, known }: Looked): string => {
  const query = new URLSearchParams([
    ...(page === undefined ? [] : [['page', page]]),
    ...(part === 'pages' ? [] : [['part', part]]),
    ...queryOf(known),
  ]);
  return query.size === 0 ? '' : `?${query.toString()}`;
};
