import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly text: string;
}

/** A text whose e-mails may go on in the next line after their sign and their dots, and so nowhere within a word. */
export const Breakable = ({ text }: Props): ReactNode =>
  breakableParts(text).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Parts never move.
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

const breakableParts = (text: string): readonly string[] =>
  text
    .split(/(\S+@\S+)/)
    .flatMap((part) => (part.includes('@') ? (part.match(/[^@.]+[@.]*/g) ?? []) : part || []));
