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
  /** The facts of a second case; undefined where nothing is compared. */
  readonly other?: Facts | undefined;
}

interface Address extends Looked {
  /** Chooses a page, or none, as a step that the browser's Back takes back. */
  readonly choose: (page: string | undefined) => void;
  /** Chooses a page that something else leads to, step by step, without leaving history. */
  readonly follow: (page: string | undefined) => void;
  readonly show: (part: string) => void;
  /** Opens a what-if with these facts. Trying one after another leaves no history. */
  readonly learn: (known: Facts) => void;
  /** Compares with a second case, or with none. */
  readonly compare: (other: Facts | undefined) => void;
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
    // Of two changes at once the second keeps the first.
    const next = searchOf({ ...lookedIn(new URLSearchParams(location.search), flow), ...change });
    if (next === location.search) return;
    history[way](history.state, '', location.pathname + next);
    setSearch(next);
  };
  return {
    ...looked,
    choose: (page) => go('pushState')({ page }),
    follow: (page) => go('replaceState')({ page }),
    show: (part) => go('pushState')({ part }),
    learn: (known) => go('replaceState')({ known }),
    compare: (other) => go('replaceState')({ other }),
  };
};

/** What the query of an address says to show. Anything the flow does not have is left out. */
export const lookedIn = (query: URLSearchParams, flow: AnyFlow): Looked => ({
  part: partsOf(flow).find((part) => part === query.get('part')) ?? 'pages',
  page: inspectedPage(flow, query.get('page')),
  known: factsInQuery(query, flow),
  ...otherIn(query, flow),
});

/** What the names of the facts of a second case begin with; alone it says that there is one of which nothing is known. */
const prefix = 'b.';

const otherIn = (query: URLSearchParams, flow: AnyFlow): Pick<Looked, 'other'> => {
  const given = [...query].filter(([name]) => name.startsWith(prefix));
  if (given.length === 0) return {};
  const names = given.map(([name, value]) => [name.slice(prefix.length), value]);
  return { other: factsInQuery(new URLSearchParams(names), flow) };
};

const queryOfOther = (other: Facts): [string, string][] => {
  const known = [...queryOf(other)].map(([name, value]): [string, string] => [prefix + name, value]);
  return known.length === 0 ? [[prefix, '']] : known;
};

/** The query that says what is shown, with its question mark; empty for the flow as it opens. */
export const searchOf = ({ part, page, known, other }: Looked): string => {
  const query = new URLSearchParams([
    ...(page === undefined ? [] : [['page', page]]),
    ...(part === 'pages' ? [] : [['part', part]]),
    ...queryOf(known),
    ...(other ? queryOfOther(other) : []),
  ]);
  return query.size === 0 ? '' : `?${query.toString()}`;
};
