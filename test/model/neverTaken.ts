import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { onwardFrom } from '#machines/flow/situation.ts';
import { isForm } from './deciding.ts';
import { notFound } from '#machines/flow/machine/pages.ts';

/**
 * True for the name of a transition that no reporter can take: to and from the not-found page, Back from the first page, on from
 * a last one or a hub, whose parts are opened, Back from the page a sent claim is shown on and a typed address there, rows where there are
 * none. One past a skipped page is two others in one, and some lead on from it only where it is skipped.
 */
export const neverTaken = (flow: AnyFlow, name: string): boolean => {
  const ends = flow.instances
    .filter((page) => page.next.length === 0 && !isForm(page))
    .map(({ code }) => code);
  const hubs = flow.instances.filter(({ kind }) => kind === 'hub').map(({ code }) => code);
  const withoutRows = flow.instances.filter(({ rows }) => !rows).map(({ code }) => code);
  const shownOnceSent = flow.instances.filter(({ submits }) => submits).flatMap(({ next }) => next);
  const skippable = flow.instances.filter(({ skipped }) => skipped).map(({ code }) => code);
  return (
    name.endsWith(`--> page.${notFound}`) ||
    name.startsWith(`page.${notFound} `) ||
    [getPage(flow, flow.start).code, ...shownOnceSent].some((code) =>
      name.startsWith(`page.${code} --BACK`),
    ) ||
    skippable.some((code) => name.startsWith(`page.${code} --page.advance`)) ||
    pastSkipped(flow).includes(name.replace(/\[\d+\]--> /, '--> ')) ||
    withoutRows.some((code) => name.startsWith(`page.${code} --EDIT`)) ||
    hubs.some((code) =>
      [`page.${code} --NEXT`, `page.${code} --page.advance`].some((one) => name.startsWith(one)),
    ) ||
    ends.some((code) => name.startsWith(`page.${code} --NEXT`)) ||
    shownOnceSent.some((code) => name.startsWith('page --page.open') && name.endsWith(`--> page.${code}`))
  );
};

const pastSkipped = (flow: AnyFlow): readonly string[] =>
  flow.instances.flatMap((page) =>
    onwardFrom(flow, page)
      .filter((to) => !page.next.includes(to))
      .map((to) => `page.${page.code} --page.advance--> page.${to}`),
  );
