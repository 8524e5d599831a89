/** What a part is made of: glass, rubber and light are drawn in their own shade. */
type PartLook = 'body' | 'glass' | 'light' | 'wheel' | 'ground';

/** A part that can be pointed at in a drawing. */
export type DrawnPart<Code extends string> = {
  code: Code;
  /** Path data. */
  d: string;
  look: PartLook;
  /** Too small to hit: it is given a wider ground. */
  isSmall?: boolean;
  /** The right side is the left one in a mirror. */
  isMirrored?: boolean;
};
