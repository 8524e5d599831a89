import { hash } from 'node:crypto';

/** The version of a flow: the beginning of the hash of its description, eight digits. */
export const flowVersion = (text: string): string => hash('sha256', text).slice(0, 8);
