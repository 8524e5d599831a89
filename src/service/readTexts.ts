import { calls } from '../../machines/service/calls.ts';
import type { ReadTexts } from '../i18n/backend.ts';
import type { Client } from './client.ts';

/** Reads the texts of a namespace. Rejects with a Failure. */
export const readTexts =
  (client: Client): ReadTexts =>
  (language, namespace) =>
    client.call(calls.translation, { params: { language, namespace } });
