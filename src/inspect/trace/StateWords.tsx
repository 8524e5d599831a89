import { eventWords, stateWords } from '#src/inspect/chart/machineWords.ts';
import type { Say } from '#src/inspect/say.ts';

interface Props {
  readonly kind: 'event' | 'request' | 'session';
  /** The machine's name for it: `NEXT`, `working.saving`. */
  readonly name: string;
  readonly say: Say;
}

/** An event or a state in words, where there are any, with the machine's name for it. */
export const StateWords = ({ kind, name, say }: Props) => {
  const words = kind === 'event' ? eventWords({ type: name }, say) : stateWords(kind, name, say);
  return (
    <>
      {words === undefined || words === name ? null : `${words} `}
      <code>{name}</code>
    </>
  );
};
