import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import type { ModelPath } from '../../model/modelPaths.ts';
import type { ModelEvent } from '../../model/validEvents.ts';

/** The page of the first row leaves nobody out: where there are more, the page that shows them all does. */
export const isOffered = ({ row }: Pick<Page, 'row'>, { type }: Pick<ModelEvent, 'type'>): boolean =>
  !(row === 0 && type === 'EDIT');

/** Takes a flow and a path through its model; tells whether its pages offer everything the path does. */
export const isWalkable = (flow: Flow, { pages, events }: ModelPath): boolean =>
  events.every((event, step) => isOffered(findPage(flow, pages[step] ?? '') ?? {}, event));

/** Takes a flow; gives the transitions of its model that no page offers. */
export const notOffered = (flow: Flow): readonly string[] =>
  flow.pages.flatMap(({ code, rows, row }) => (rows && row === 0 ? [`${code} +- ${rows.overview}`] : []));
