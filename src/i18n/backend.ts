import type { BackendModule, ReadCallback } from 'i18next';
import { findLanguage, type Language } from './languages.ts';

/** Reads the texts of one namespace, usually from `/rest/translation/{language}/{namespace}`. */
export type ReadTexts = (language: Language, namespace: string) => Promise<Record<string, unknown>>;

/**
 * The limits of i18next, which itself queues, waits and repeats, each time after twice as long. Source: specification section 9.
 */
export const backendLimits = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/** Connects i18next to the translation call: a backend for `i18n.use` that says which failed reads are worth repeating. */
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
