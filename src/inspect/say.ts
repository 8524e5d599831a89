import type { TextValues } from '../i18n/useTexts.ts';

/** Says a text by its namespace and key: `fields:vin.label`. */
export type Say = (key: string, values?: TextValues) => string;
