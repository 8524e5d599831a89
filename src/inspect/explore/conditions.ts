/** Answers that must be given at once, by the name of their field: one of those named in each. */
export type Conditions = ReadonlyMap<string, readonly string[]>;

/** Takes conditions of which any is enough; gives fewer that say the same: those that differ in one field alone are one, and none asks for more than another. */
export const merged = (all: readonly Conditions[]): readonly Conditions[] => {
  const needless = all.find((one, at) => all.some((other, place) => place !== at && isPart(other, one)));
  if (needless) return merged(all.filter((one) => one !== needless));
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const both = joined(one, other);
      if (both) return merged([...all.filter((left) => left !== one && left !== other), both]);
    }
  return all;
};

const joined = (one: Conditions, other: Conditions): Conditions | undefined => {
  const names = new Set([...one.keys(), ...other.keys()]);
  if (names.size !== one.size || names.size !== other.size) return undefined;
  const differing = [...names].filter((name) => one.get(name)?.join() !== other.get(name)?.join());
  const [name] = differing;
  if (differing.length > 1) return undefined;
  if (name === undefined) return one;
  return new Map([...one, [name, [...new Set([...(one.get(name) ?? []), ...(other.get(name) ?? [])])]]]);
};

const isPart = (fewer: Conditions, all: Conditions) =>
  fewer.size < all.size && [...fewer].every(([name, codes]) => all.get(name)?.join() === codes.join());
