import type { Flow } from '../../machines/flow/flow.ts';
import { contactAnswers } from '../../machines/origins/clientAnswers.ts';
import { flowKnowing, type KnownAnswers } from '../../machines/origins/flowKnowing.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { loadChunk } from '../loading/loadChunk.ts';

/** A flow with what is known of its answers, once what draws them is loaded with its words: no page waits for it later. */
export const knowing = async (flow: Flow, answers: KnownAnswers): Promise<Flow> => {
  await Promise.all([loadChunk(() => import('./KnownField.tsx')), loadTexts('identify')]);
  return flowKnowing(flow, answers);
};

/** The same for who has shown a contact to be theirs. */
export const knowingContact = (flow: Flow, contact: Parameters<typeof contactAnswers>[0]): Promise<Flow> =>
  knowing(flow, contactAnswers(contact));
