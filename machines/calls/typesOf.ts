/** The types of a machine, for `setup({ types: typesOf<{ context: ...; events: ... }>() })`. They exist only in the compiler. */
export const typesOf = <Types extends object>(): Partial<Types> => ({});
