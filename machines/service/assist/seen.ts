import * as z from 'zod';
import { Name } from '#machines/service/traceStep.ts';

/** A name out of the catalogue of flows. Only what looks it up there makes one, so no answer is ever one by mistake. */
export const CatalogueName = Name.brand<'CatalogueName'>();
export type CatalogueName = z.infer<typeof CatalogueName>;

/** A percentage of the width or the height of a field. */
const Percent = z.int().min(0).max(100);
/** More than one page ever asks, and few enough to be announced in one piece. */
export const mostFields = 80;
const Row = z.int().min(0).max(99);

/** A question by its path for any row, and the rows it is asked about. */
const Field = { path: CatalogueName, rows: z.array(Row).max(3) };

/** A question that is shown, and how it stands: never what is answered. */
export const SeenField = z.strictObject({
  ...Field,
  state: z.enum(['EMPTY', 'ANSWERED', 'WRONG']),
  /** The key of the text that says what is wrong. */
  key: CatalogueName.optional(),
});
export type SeenField = z.infer<typeof SeenField>;

/**
 * What a helper sees of a page: names of the catalogue and numbers, so that their browser draws it from the same code. It holds nobody's
 * answers. Source: specification section 2, remote assistance.
 */
export const Seen = z.strictObject({
  flow: CatalogueName,
  page: CatalogueName,
  fields: z.array(SeenField).max(mostFields),
  /** Places in the list of fields. */
  focus: z.int().min(0).max(mostFields).optional(),
  pointer: z.strictObject({ at: z.int().min(0).max(mostFields), x: Percent, y: Percent }).optional(),
  dialog: CatalogueName.optional(),
});
export type Seen = z.infer<typeof Seen>;

/** The field that a helper points at. */
export const Pointing = z.strictObject(Field);
export type Pointing = z.infer<typeof Pointing>;
