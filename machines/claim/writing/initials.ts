/** The first letters of a name: `J. N.`. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.slice(0, 1)}.`)
    .join(' ');

/** True for a name that has all these first letters, in any order, whatever titles it has besides. */
export const hasInitials = (name: string, initials: string): boolean => {
  const own = initialsOf(name).toUpperCase().split(' ');
  return initials
    .toUpperCase()
    .split(' ')
    .every((letter) => own.includes(letter));
};
