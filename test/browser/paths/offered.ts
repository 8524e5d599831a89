import { findPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { ModelPath } from '#test/model/modelPaths.ts';
import type { ModelEvent } from '#test/model/validEvents.ts';

/** The page of the first row removes nobody: where there are more rows, the page that shows them all does. */
export const isOffered = ({ row }: Pick<Page, 'row'>, { type }: Pick<ModelEvent, 'type'>): boolean =>
  !(row === 0 && type === 'EDIT');

/** True where the pages of a path offer everything it does. */
export const isWalkable = (flow: Flow, { pages, events }: ModelPath): boolean =>
  events.every((event, step) => isOffered(findPage(flow, pages[step] ?? '') ?? {}, event));

/** The transitions of the model of a flow that no page offers. */
export const notOffered = (flow: Flow): readonly string[] =>
  flow.instances.flatMap(({ code, rows, row }) => (rows && row === 0 ? [`${code} +- ${rows.overview}`] : []));
