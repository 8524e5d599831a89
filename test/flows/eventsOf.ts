import { codesOf, schemaAt } from '../../machines/claim/schemaAt.ts';
import { codeOf } from '../../machines/flow/question.ts';
import type { ServedLine } from '../../machines/flows/lines.ts';

/** The codes of everything that may be reported to a line: those that its flow offers where it asks what happened. */
export const eventsOf = async ({ event, flows }: ServedLine): Promise<readonly string[]> => {
  const { pages } = await flows.DRAFT();
  const asked = pages.flatMap(({ questions }) => questions).find(({ ask }) => ask === event);
  return [...new Set(asked?.only?.map(codeOf) ?? codesOf(schemaAt(event)).map(String))];
};
