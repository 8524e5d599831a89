import { clientForms } from '#machines/sales/records/clientForm.ts';
import { recordBlocks, type RecordBlock } from '#machines/service/sales/live.ts';

/** The parts of the form of a client that fields stand in, each of them once. */
export const blocksOf = (fields: readonly string[]): readonly RecordBlock[] =>
  recordBlocks.filter((block) =>
    clientForms.personData.questions.some(({ ask, group }) => group === block && fields.includes(ask)),
  );
