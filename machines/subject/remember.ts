/** A value that is found when it is first asked for. */
export const once = <Value>(find: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: find() }).value;
};

/** A function that finds each value once, by a key of what is asked: by default what is asked itself. */
export const remembering = <Asked, Value>(
  find: (asked: Asked) => Value,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): ((asked: Asked) => Value) => {
  const known = new Map<unknown, { readonly value: Value }>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key);
    if (found) return found.value;
    const value = find(asked);
    known.set(key, { value });
    return value;
  };
};
