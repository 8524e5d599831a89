import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { isReport } from './isReport.ts';
import type { Say } from './say.ts';

/** The short name of a page, its title where it has none, else its code. */
export const pageName = (flow: AnyFlow, page: AnyPage, say: Say): string => {
  const key = pageKeys(flow, page).find((path) => i18n.exists(path));
  return key === undefined ? page.code : say(key, { number: rowsOf(page) });
};

/** The row of a list that a page asks about; of a page for any row, from the first to the last there may be. */
const rowsOf = ({ row, rows }: AnyPage): string =>
  row === undefined ? `1–${rows?.max ?? 1}` : String(row + 1);

const pageKeys = (flow: AnyFlow, { view }: AnyPage): readonly string[] =>
  isReport(flow)
    ? ['name', `${flow.flowType}.name`, 'title', `${flow.flowType}.title`].flatMap((text) => [
        `${flow.claimType}:${view}.${text}`,
        `shared:${view}.${text}`,
      ])
    : [`inspect:flows.${flow.code}.${view}`];

/** The name of a step. */
export const stepName = (flow: AnyFlow, step: string, say: Say): string => {
  const own = isReport(flow) ? `${flow.claimType}:steps.${step}` : `inspect:flows.steps.${step}`;
  return say([own, `shared:steps.${step}`].find((path) => i18n.exists(path)) ?? `shared:steps.${step}`);
};

/** A lane of an event is called by the event. */
const kindKey = ({ flowType, known: { lane } }: Flow): string =>
  lane?.event === undefined ? `facts:flowType.values.${flowType}` : `facts:lane.event.values.${lane.event}`;

/** The name of a flow. */
export const flowName = (flow: AnyFlow, say: Say): string =>
  isReport(flow)
    ? say('inspect:flowName', {
        line: say(`start:lines.${flow.claimType}.title`),
        kind: say(kindKey(flow)),
      })
    : say(`inspect:flows.${flow.code}.name`);
