import type { TextValues } from '#src/i18n/useTexts.ts';

/** A text by its namespace and key, `fields:vin.label`, or by the first of several keys that has one. */
export type Say = (key: string | readonly string[], values?: TextValues) => string;
