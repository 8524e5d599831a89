import type { Flow } from './claimFlow.ts';
import { codeOf } from '#machines/flow/question.ts';
import { codesOf } from '#machines/subject/schema.ts';

/** The codes of everything that may be reported by a flow: those it offers where it asks what happened. */
export const eventsOf = ({ pages }: Flow, event: string): readonly string[] => {
  const asked = pages.flatMap(({ questions }) => questions).find(({ ask }) => ask === event);
  if (!asked) return [];
  return [...new Set(asked.only?.map(codeOf) ?? codesOf(asked.field).map(String))];
};
