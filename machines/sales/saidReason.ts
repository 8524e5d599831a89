/** Why somebody looked: a code and, where none fits, words. */
interface SaidReason {
  readonly reason: string;
  readonly words?: string | undefined;
}

/** A reason as it stands in the trail. */
export const sayReason = ({ reason, words }: SaidReason): string =>
  words === undefined ? reason : `${reason}: ${words}`;

/** The reason that stands in the trail. */
export const readReason = (said: string): SaidReason => {
  const [reason = '', ...words] = said.split(': ');
  return { reason, words: words.length === 0 ? undefined : words.join(': ') };
};
