/** What a part is made of: glass, rubber and lights have shades of their own in the diagram. */
type PartLook = 'body' | 'glass' | 'light' | 'wheel' | 'ground';

/** A part of a diagram that can be pressed. */
export type DiagramPart<Code extends string> = {
  code: Code;
  /** Path data. */
  d: string;
  look: PartLook;
  /** Too small to hit, so it gets a wider area to press. */
  isSmall?: boolean;
  /** The right side is drawn as the mirrored left one. */
  isMirrored?: boolean;
};
