/** One answer and the name of the control that holds it: `insured.address.city`; several codes of one list are one answer. */
export interface Leaf {
  readonly name: string;
  readonly value: string | readonly string[];
}

/**
 * Takes answers; gives what stands in the controls of their page, by name: numbers as text, a tick as `on`, a list of texts as a
 * whole. What is not said has no leaf.
 */
export const leavesOf = (value: unknown, name = ''): readonly Leaf[] => {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (value === true) return [{ name, value: 'on' }];
  if (Array.isArray(value)) {
    const texts = value.filter((one) => typeof one === 'string');
    if (texts.length < value.length) return value.flatMap((one, at) => leavesOf(one, `${name}[${at}]`));
    return texts.length > 0 ? [{ name, value: texts }] : [];
  }
  if (typeof value !== 'object') return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, name === '' ? key : `${name}.${key}`));
};

/** Takes answers as they are kept; gives them without what says nothing: empty lists and objects, what is undefined. */
export const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(told) : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).flatMap(([key, one]) => {
    const kept = told(one);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};
