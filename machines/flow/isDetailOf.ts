import type { ClaimDetail } from '../claim/claim.ts';
import { runSchema } from '../claim/issues/issue.ts';
import { shapeFaults } from '../claim/issues/shapeFaults.ts';
import { isRecord } from '../claim/valueAt.ts';
import type { Flow } from './flow.ts';
import { shapeOf } from './shape.ts';
import { walk } from './walk.ts';

/** True for a stored claim whose answers have the shape that the pages it leads through give them. */
export const isDetailOf = (flow: Flow, detail: unknown): detail is ClaimDetail =>
  isDetail(detail) &&
  walk(flow, detail).every((page) => shapeFaults(runSchema(shapeOf(page), detail)).length === 0);

/** What no page asks for is the service's own, which has checked it. */
const isDetail = (detail: unknown): detail is ClaimDetail => isRecord(detail);
