/** What a part is made of: glass, rubber and lights are drawn in shades of their own. */
type PartLook = 'body' | 'glass' | 'light' | 'wheel' | 'ground';

/** A part that can be pointed at in a drawing. */
export type DrawnPart<Code extends string> = {
  code: Code;
  /** Path data. */
  d: string;
  look: PartLook;
  /** Too small to hit, so it gets a wider area to press. */
  isSmall?: boolean;
  /** The right side is drawn as the mirrored left one. */
  isMirrored?: boolean;
};
