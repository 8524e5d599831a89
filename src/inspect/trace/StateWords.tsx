import { i18n } from '../../i18n/i18n.ts';
import type { Say } from '../say.ts';

interface Props {
  readonly kind: 'events' | 'requests' | 'sessions';
  /** As the machine calls it: `NEXT`, `working.saving`. */
  readonly name: string;
  readonly say: Say;
}

/** An event or a state in words, where there are any, with the name the machine has for it. */
export const StateWords = ({ kind, name, say }: Props) => {
  const key = `inspect:trace.${kind}.${kind === 'events' ? name : (name.split('.').at(-1) ?? name)}`;
  return (
    <>
      {i18n.exists(key) ? `${say(key)} ` : null}
      <code>{name}</code>
    </>
  );
};
