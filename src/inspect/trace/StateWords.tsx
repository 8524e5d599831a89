import { i18n } from '#src/i18n/i18n.ts';
import type { Say } from '#src/inspect/say.ts';

interface Props {
  readonly kind: 'events' | 'requests' | 'sessions';
  /** The machine's name for it: `NEXT`, `working.saving`. */
  readonly name: string;
  readonly say: Say;
}

/** An event or a state in words, where there are any, with the machine's name for it. */
export const StateWords = ({ kind, name, say }: Props) => {
  const named = kind === 'events' ? [name] : name.split('.');
  // The innermost state that has words: how a call goes on is told with the call.
  const key = named.map((part) => `inspect:trace.${kind}.${part}`).findLast((one) => i18n.exists(one));
  return (
    <>
      {key === undefined ? null : `${say(key)} `}
      <code>{name}</code>
    </>
  );
};
