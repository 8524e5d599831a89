/**
 * The address of a call: its path with the `:names` filled in, each value encoded. Throws when a parameter is missing, because a
 * wrong address must never reach the service.
 */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
