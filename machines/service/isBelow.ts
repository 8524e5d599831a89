/** True for the path of a home and every path below it. */
export const isBelow = (path: string, home: string): boolean => path === home || path.startsWith(`${home}/`);
