import type { Flow } from './flow.ts';
import type { Names } from './page.ts';
import { runSchema } from '#machines/subject/issues/issue.ts';
import { shapeFaults } from '#machines/subject/issues/shapeFaults.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import { shapeOf } from './compile.ts';
import { situationOf } from './situation.ts';

/** True for a stored record whose answers have the shape that the pages it leads through give them. What no page asks for is the service's own, which has checked it. */
export const isDetailOf = <N extends Names>(flow: Flow<N>, detail: unknown): detail is N['detail'] =>
  isLike(flow.known, detail) &&
  situationOf(flow, detail).walked.every(
    (page) => shapeFaults(runSchema(shapeOf(page), detail)).length === 0,
  );

/** True for a value of the kind of a sample: a record, whatever it contains. */
const isLike = <D extends object>(sample: D, value: unknown): value is D =>
  isRecord(sample) && isRecord(value);
