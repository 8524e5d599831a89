import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Rows } from '../../machines/flow/page.ts';
import { readFacts } from '../../machines/flow/facts.ts';
import { evaluate } from '../../machines/flow/rule.ts';
import { pathsCheckedAt } from './notedPaths.ts';
import { passingAnswers } from './passingAnswers.ts';
import { ahead, leavesReadAt } from './reads.ts';

/**
 * Takes a flow; gives what tells two claims on one page apart: what every rule still read there or further on says of them, and
 * which answers pass on every page still ahead. Claims that agree in these go the same way from there, whatever their values.
 */
export const projectionOf = (flow: Flow) => {
  const leaves = ahead(flow, (page) => leavesReadAt(flow, page));
  const checked = ahead(flow, (page) => (pathsCheckedAt(page).length > 0 ? [page] : []));
  const passing = passingAnswers(flow);
  const rowsAhead = ahead(flow, ({ rows }) => (rows ? [rows] : []));
  const numberOf = numbered();
  return (code: string, claim: ClaimDetail): string => {
    const known = readFacts(claim);
    const said = [...(leaves.get(code)?.values() ?? [])].map((leaf) =>
      evaluate(leaf, known).ok ? '1' : '0',
    );
    const pass = [...(checked.get(code)?.values() ?? [])].map((page) => numberOf(passing(page, claim)));
    return [said.join(''), ...pass, blankRows(rowsAhead.get(code), claim)].join(' ');
  };
};

/** A row without answers bars the way. */
const blankRows = (ahead: ReadonlyMap<string, Rows> | undefined, claim: ClaimDetail): string =>
  [...(ahead?.values() ?? [])]
    .flatMap(({ list }) => claim[list] ?? [])
    .map((row) => (Object.keys(row).length === 0 ? 'blank' : 'told'))
    .join(' ');

/** The same value, written out, has the same number. */
const numbered = () => {
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, number>();
  return (value: object): number => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const written = JSON.stringify(value);
    const number = numbers.get(written) ?? numbers.size;
    numbers.set(written, number);
    known.set(value, number);
    return number;
  };
};
