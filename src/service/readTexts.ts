import { calls } from '../../machines/service/calls.ts';
import type { ReadTexts } from '../i18n/backend.ts';
import type { Client } from './client.ts';

/** Takes the client; gives the port that reads the texts of a namespace. */
export const readTexts =
  (client: Client): ReadTexts =>
  (language, namespace) =>
    client.call(calls.translation, { params: { language, namespace } });
