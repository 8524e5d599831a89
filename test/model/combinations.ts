/** Every way to take one from each list. */
export const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((taken) => list.map((one) => [...taken, one])),
    [[]],
  );
