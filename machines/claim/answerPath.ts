/**
 * Reads an answer by its dotted path.
 *
 * @param claim any object
 * @param path `reporter.companyName`, `injuredParties[0].damagedThings`
 * @returns the answer, undefined where there is none
 */
export function readAnswer(claim: object, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (value, name) => (isObject(value) ? Reflect.get(value, name) : undefined),
    claim,
  );
}

/**
 * Removes an answer by its dotted path, and objects that are empty without it.
 *
 * @param claim the object to change
 * @param path `reporter.companyName`
 */
export function removeAnswer(claim: object, path: string): void {
  const [name = '', ...rest] = partsOf(path);
  const inner: unknown = Reflect.get(claim, name);
  if (rest.length > 0 && isObject(inner)) removeAnswer(inner, rest.join('.'));
  if (rest.length === 0 || (isObject(inner) && isEmpty(inner))) Reflect.deleteProperty(claim, name);
}

const partsOf = (path: string) => path.split(/[.[\]]+/);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmpty = (value: object) => Object.values(value).every((answer) => answer === undefined);
