import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import { mayHold, mustHold } from '#machines/subject/rule.ts';
import type { SheetPage } from './visible.ts';

/**
 * The pages of a flow as a sheet draws them. Where facts are given, only those of reports that the facts are true of: what they rule out is
 * left out, a rule that they satisfy is none, and nothing is tried after it.
 */
export const sheetPages = (
  flow: AnyFlow,
  nameOf: (page: AnyPage) => string,
  only: Facts | undefined,
): readonly SheetPage[] => {
  const pages = flow.pages.map((page) => ({
    code: page.code,
    name: nameOf(page),
    step: page.step,
    next: page.next,
    rule: page.canEnter,
    isRows: page.kind === 'record',
    isHub: page.kind === 'hub',
  }));
  return only ? admitted(pages, flow, only) : pages;
};

const admitted = (pages: readonly SheetPage[], flow: AnyFlow, only: Facts): readonly SheetPage[] => {
  const known: Facts = { ...only, ...derivedFacts(flow, only) };
  const read = factsAmong(known);
  const isOpen = (fact: string) => known[fact] === undefined;
  const may = new Set(pages.filter(({ rule }) => mayHold(rule, read, isOpen)).map(({ code }) => code));
  const must = new Set(pages.filter(({ rule }) => mustHold(rule, read, isOpen)).map(({ code }) => code));
  const left = pages.map((page): SheetPage => {
    const next = page.next.filter((code) => may.has(code));
    const sure = page.isHub ? -1 : next.findIndex((code) => must.has(code));
    return {
      ...page,
      next: sure === -1 ? next : next.slice(0, sure + 1),
      rule: must.has(page.code) ? undefined : page.rule,
    };
  });
  const reached = reachedFrom(flow.start, left);
  return left.filter(({ code }) => reached.has(code));
};

const reachedFrom = (start: string, pages: readonly SheetPage[]): ReadonlySet<string> => {
  const byCode = new Map(pages.map((page) => [page.code, page]));
  const reached = new Set([start]);
  // A set is walked with what joins it meanwhile.
  for (const code of reached) for (const to of byCode.get(code)?.next ?? []) reached.add(to);
  return reached;
};
