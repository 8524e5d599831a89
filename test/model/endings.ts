import { nextPage } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { holds } from '#machines/subject/rule.ts';
import { extended } from '#machines/analysis/satisfying.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';

/** The ways in circles, each as its pages. Where there are none, every way ends at a last page or a hub, whatever the facts. */
export const circlesIn = (flow: AnyFlow): readonly string[] => {
  const ended = new Set<string>();

  const circlesFrom = (code: string, way: readonly string[]): readonly string[] => {
    if (way.includes(code)) return [[...way.slice(way.indexOf(code)), code].join(' > ')];
    if (ended.has(code)) return [];
    const { next, kind } = getPage(flow, code);
    // What a hub leads to leads back to it.
    const circles = (kind === 'hub' ? [] : next).flatMap((next) => circlesFrom(next, [...way, code]));
    ended.add(code);
    return circles;
  };

  return circlesFrom(flow.start, []);
};

/** The transitions that no facts take, because one before them may always be taken. */
export const shadowedIn = (flow: AnyFlow): readonly string[] =>
  flow.instances.flatMap((page) => {
    const open = page.next.filter(
      (code) => !factsTaking(flow, page, code).some((facts) => takes(flow, page, facts, code)),
    );
    return open.map((code) => `${page.code} -> ${code}`);
  });

/** The fewest facts that refuse every transition before one and let that one pass. */
const factsTaking = (flow: AnyFlow, { next, kind }: AnyPage, code: string): readonly Facts[] => {
  // From a hub each part opens by its own rule, whatever stands before it.
  const before = (kind === 'hub' ? [] : next.slice(0, next.indexOf(code))).map(
    (each) => getPage(flow, each).canEnter,
  );
  const refusing = before.reduce<readonly Facts[]>(
    (open, rule) => (rule ? extended(flow.subject, open, rule, 'REFUSE') : []),
    [{}],
  );
  const { canEnter } = getPage(flow, code);
  return canEnter ? extended(flow.subject, refusing, canEnter, 'PASS') : refusing;
};

const takes = (flow: AnyFlow, page: AnyPage, facts: Facts, code: string) =>
  page.kind === 'hub'
    ? holds(getPage(flow, code).canEnter, factsAmong(facts))
    : nextPage(flow, page, factsAmong(facts))?.code === code;
