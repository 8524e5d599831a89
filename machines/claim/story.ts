import type { Control } from '#machines/subject/control.ts';
import { limits } from './limits.ts';

/** A box for a text of several lines. */
export const story: Control = { kind: 'story', max: limits.moreInfo };
