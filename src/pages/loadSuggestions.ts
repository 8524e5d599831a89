import type { Flow } from '#machines/report/claimFlow.ts';
import { contactSuggestions } from '#machines/origins/clientSuggestions.ts';
import { withSuggestions, type Suggestions } from '#machines/origins/withSuggestions.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';

/** A flow with suggestions, once their fields are loaded with their words: no page waits for them later. */
export const loadSuggestions = async (flow: Flow, answers: Suggestions): Promise<Flow> => {
  await Promise.all([loadChunk(() => import('./SuggestionField.tsx')), loadTexts('identify')]);
  return withSuggestions(flow, answers);
};

/** The same for a reporter who has proved a contact. */
export const loadContactSuggestions = (
  flow: Flow,
  contact: Parameters<typeof contactSuggestions>[0],
): Promise<Flow> => loadSuggestions(flow, contactSuggestions(contact));
