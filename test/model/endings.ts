import { nextPage } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { extended } from '#machines/analysis/satisfying.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';

/** The ways in circles, each as its pages. Where there are none, every way ends, whatever the facts. */
export const circlesIn = (flow: Flow): readonly string[] => {
  const ended = new Set<string>();

  const circlesFrom = (code: string, way: readonly string[]): readonly string[] => {
    if (way.includes(code)) return [[...way.slice(way.indexOf(code)), code].join(' > ')];
    if (ended.has(code)) return [];
    const circles = getPage(flow, code).next.flatMap((next) => circlesFrom(next, [...way, code]));
    ended.add(code);
    return circles;
  };

  return circlesFrom(flow.start, []);
};

/** The transitions that no facts take, because one before them may always be taken. */
export const shadowedIn = (flow: Flow): readonly string[] =>
  flow.instances.flatMap((page) => {
    const open = page.next.filter(
      (code) => !factsTaking(flow, page, code).some((facts) => takes(flow, page, facts, code)),
    );
    return open.map((code) => `${page.code} -> ${code}`);
  });

/** The fewest facts that refuse every transition before one and let that one pass. */
const factsTaking = (flow: Flow, { next }: Page, code: string): readonly Facts[] => {
  const before = next.slice(0, next.indexOf(code)).map((each) => getPage(flow, each).canEnter);
  const refusing = before.reduce<readonly Facts[]>(
    (open, rule) => (rule ? extended(open, rule, 'REFUSE') : []),
    [{}],
  );
  const { canEnter } = getPage(flow, code);
  return canEnter ? extended(refusing, canEnter, 'PASS') : refusing;
};

const takes = (flow: Flow, page: Page, facts: Facts, code: string) =>
  nextPage(flow, page, factsAmong(facts))?.code === code;
