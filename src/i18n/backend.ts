import type { BackendModule, ReadCallback } from 'i18next';
import { findLanguage, type Language } from './languages.ts';

/** Reads the texts of one namespace, usually from `/rest/translation/{language}/{namespace}`. */
export type ReadTexts = (language: Language, namespace: string) => Promise<Record<string, unknown>>;

/** Limits of section 9; i18next itself queues, waits and repeats. */
export const backendLimits = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/**
 * Joins i18next to the translation call.
 *
 * @param readTexts the port that makes the call
 * @returns a backend for `i18n.use`; a failed read is reported as worth repeating
 */
export function backendOf(readTexts: ReadTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language: string, namespace: string, callback: ReadCallback) {
      const known = findLanguage(language);
      if (!known) return callback(new Error(`no texts in ${language}`), false);
      readTexts(known, namespace).then(
        (texts) => callback(null, texts),
        // `true` beside the error is how i18next is told to try again.
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
      );
    },
  };
}
