import type { Question } from '#machines/flow/question.ts';
import { recordBlocks, type RecordBlock } from '#machines/service/sales/live.ts';

/** The parts of a form that fields stand in, each of them once. */
export const blocksOf = (
  { questions }: { readonly questions: readonly Question[] },
  fields: readonly string[],
): readonly RecordBlock[] =>
  recordBlocks.filter((block) => questions.some(({ ask, group }) => group === block && fields.includes(ask)));
