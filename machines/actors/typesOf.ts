/**
 * Names the types of a machine for `setup({ types: typesOf<{ context: ...; events: ... }>() })`.
 * Takes nothing; gives an empty object: the types live in the compiler only.
 */
export const typesOf = <Types extends object>(): Partial<Types> => ({});
