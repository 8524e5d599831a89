import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { soughtText, type SoughtText } from './folding.ts';

/** What is found at a place. */
export type PlaceKind = 'page' | 'address' | 'question' | 'rule' | 'dialog' | 'document' | 'code' | 'failure';

/** A text of a place, and what it is. */
export interface PlaceText extends SoughtText {
  readonly kind: PlaceKind;
}

/** Something that may be found: where it is, and all that is said of it. */
export interface Place {
  /** Undefined for what may happen in every flow. */
  readonly flow: AnyFlow | undefined;
  readonly page: AnyPage | undefined;
  /** The first is its name. */
  readonly texts: readonly [PlaceText, ...PlaceText[]];
  /** What it belongs to, such as the question of a choice; it is not searched. */
  readonly of?: string | undefined;
  /** The rule in words by which it is there; undefined for what always is. */
  readonly when: PlaceText | undefined;
}

/** A text of a place. */
export const placeText = (kind: PlaceKind, text: string): PlaceText => ({ kind, ...soughtText(text) });

/** The texts of a place that there are, the first of them its name. */
export const textsOf = (
  kind: PlaceKind,
  name: string,
  others: readonly (readonly [PlaceKind, string | undefined])[],
): Place['texts'] => [
  placeText(kind, name),
  ...others.flatMap(([other, text]) =>
    text === undefined || text === '' || text === name ? [] : [placeText(other, text)],
  ),
];
