import { loadTexts } from '../i18n/i18n.ts';
import { loadChunk } from '../loading/loadChunk.ts';

/** Loads what draws an answer that is known, with its words, so that no page with one waits for them. */
export const loadKnownFields = () =>
  Promise.all([loadChunk(() => import('./KnownField.tsx')), loadTexts('identify')]);
