import { spansIn, type Span } from './folding.ts';
import type { Place, PlaceKind, PlaceText } from './place.ts';

/** A text with what was found in it. */
export interface MarkedText {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** A place that was found. */
export interface Hit {
  readonly place: Place;
  /** What was found there: of a text that only its rule says, the rule. */
  readonly kind: PlaceKind;
  readonly name: MarkedText;
  /** The text that says it, where its name does not. */
  readonly further: MarkedText | undefined;
  readonly when: MarkedText | undefined;
}

/**
 * The places that say what is sought: those whose name does before those where another text does, and these before those where only
 * the rule does; otherwise in their order, flow by flow.
 *
 * @param alternatives lists of terms, of which one must be found as a whole in one text
 */
export const findPlaces = (
  places: readonly Place[],
  alternatives: readonly (readonly string[])[],
): readonly Hit[] => {
  const hits = places.flatMap((place) => hitAt(place, alternatives) ?? []);
  const flows = [...new Set(places.map(({ flow }) => flow))];
  return flows.flatMap((flow) =>
    hits.filter(({ place }) => place.flow === flow).toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
};

const hitAt = (place: Place, alternatives: readonly (readonly string[])[]): Hit | undefined => {
  const marked = (text: PlaceText): MarkedText => ({
    text: text.text,
    spans: alternatives.flatMap((terms) => spansIn(text, terms) ?? []).slice(0, most),
  });
  const [name, ...others] = place.texts;
  const isFound = (text: PlaceText) => alternatives.some((terms) => spansIn(text, terms) !== undefined);
  const found = [name, ...others].find(isFound);
  const { when } = place;
  if (!found && !(when && isFound(when))) return undefined;
  return {
    place,
    kind: found?.kind ?? 'rule',
    name: marked(name),
    further: found && found !== name ? marked(found) : undefined,
    when: when && marked(when),
  };
};

/** More than these in one text are marked in vain. */
const most = 20;

const rankOf = ({ name, further }: Hit): number => (name.spans.length > 0 ? 0 : further ? 1 : 2);
