import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { isAskedOn } from './isAskedOn.ts';

/**
 * Those counts that are of something the flow has: its pages, and what they ask. A browser with another release may know more, and whoever
 * sends words of their own is not heard.
 */
export const knownCounts = (flow: AnyFlow, counts: readonly TrafficCount[]): readonly TrafficCount[] =>
  counts.filter(({ kind, page: code, what }) => {
    const page = findPage(flow, code);
    if (!page) return false;
    if (kind === 'MOVED') return findPage(flow, what) !== undefined;
    if (kind === 'ERROR') return isAskedOn(page, what.split(':')[0] ?? '');
    return true;
  });
