/** How sure something is while some facts are open: whatever they turn out to be, by some of them only, or by none. */
export type Certainty = 'always' | 'sometimes' | 'never';
/** That of something that is not ruled out. */
export type Possible = Exclude<Certainty, 'never'>;

/** The certainty that two things, each as sure as given, are the case together. */
export const both = (one: Certainty, other: Certainty): Certainty => {
  if (one === 'never' || other === 'never') return 'never';
  return one === 'always' && other === 'always' ? 'always' : 'sometimes';
};

/** The certainty that something is not the case. */
export const opposite = (one: Certainty): Certainty => {
  if (one === 'sometimes') return one;
  return one === 'always' ? 'never' : 'always';
};

/** The certainty of something that is as sure as each of these in its own case: where they agree, that; never for none. */
export const overall = ([first = 'never', ...others]: readonly Certainty[]): Certainty =>
  others.every((other) => other === first) ? first : 'sometimes';
