import type { DamagedPart } from '../../../machines/claim/damagedPart.ts';

/** What a part is made of: glass, rubber and light are drawn in their own shade. */
export type PartLook = 'body' | 'glass' | 'light' | 'wheel' | 'ground';

export type CarPart = {
  code: DamagedPart;
  /** Path data. */
  d: string;
  look: PartLook;
  /** Too small to hit: it is given a wider ground. */
  isSmall?: boolean;
  /** The right side is the left one in a mirror. */
  isMirrored?: boolean;
};
