import { useRef, type ReactNode } from 'react';
import { EventKind } from '#machines/claim/enums.ts';
import { riskFlowOf } from '#machines/claim/derived/riskFlow.ts';
import { choiceIcons } from '#src/fields/choice/choiceIcons.ts';
import { TileField } from '#src/fields/choice/TileField.tsx';
import { useIsPrerendered } from '#src/forms/useIsPrerendered.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';

/** Those between two parties come first: who was hit by another car would else take it for an accident of their own. */
const families = ['POVPOS', 'POVPOJ'] as const;

const kindsOf = {
  HAV: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'HAV'),
  POVPOJ: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOJ'),
  POVPOS: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOS'),
};

/**
 * What happened to the own vehicle, of which one goes on at once, and the two families of events between parties, of which
 * several kinds may be chosen inside. Until the page listens, the kinds of both stand there and the style sheet shows those of
 * the chosen one.
 */
export function EventKinds(): ReactNode {
  const chosen = useAnswer('eventFamily');
  const family = families.find((known) => known === chosen);
  const isDrawnOnly = useIsPrerendered();
  const place = useRef<HTMLDivElement>(null);
  const shown = families.filter((each) => isDrawnOnly || each === family);
  const kinds = shown.map((each) => [
    each,
    <TileField
      key={each}
      name="eventKinds"
      words={`eventKinds.${each}`}
      choices="eventKinds"
      options={kindsOf[each]}
      icons={choiceIcons['eventKinds']}
      isMultiple
      isOptional={false}
      isGrid
      apart={isDrawnOnly ? each : undefined}
    />,
  ]);
  // Whoever goes on with the own vehicle means nothing else.
  const clear = () => {
    const others = place.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [];
    for (const other of others) other.checked = false;
  };
  return (
    <div ref={place}>
      <TileField
        name="eventFamily"
        options={families}
        icons={choiceIcons['eventFamily']}
        opened={Object.fromEntries(kinds)}
        isOptional={false}
      />
      <TileField
        name="eventKinds"
        words="eventKinds.HAV"
        choices="eventKinds"
        options={kindsOf.HAV}
        icons={choiceIcons['eventKinds']}
        isOptional={false}
        isDisabled={family !== undefined}
        isQuiet={family !== undefined}
        apart={family && 'HAV'}
        isGrid
        autoSubmits
        onLeading={clear}
      />
    </div>
  );
}
