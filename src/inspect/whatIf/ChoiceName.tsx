import type { Side } from '#src/inspect/compare/side.ts';
import { SideMark } from '#src/inspect/compare/SideMark.tsx';

/** The name of an answer; of two that stand beneath one name only the letter is seen, and the name is read. */
export const ChoiceName = ({ name, side }: { readonly name: string; readonly side: Side | undefined }) =>
  side === undefined ? (
    name
  ) : (
    <>
      <span className="visually-hidden">{name} </span>
      <SideMark side={side} />
    </>
  );
