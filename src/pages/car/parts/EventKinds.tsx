import type { ReactNode } from 'react';
import { EventKind } from '../../../../machines/claim/enums.ts';
import { riskFlowOf } from '../../../../machines/claim/derived/riskFlow.ts';
import { choiceIcons } from '../../../fields/choice/choiceIcons.ts';
import { TileField } from '../../../fields/choice/TileField.tsx';
import { useIsDrawnOnly } from '../../../forms/useIsDrawnOnly.ts';
import { useAnswer } from '../../../forms/useAnswer.ts';

const families = ['HAV', 'POVPOJ', 'POVPOS'] as const;

const kindsOf = {
  HAV: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'HAV'),
  POVPOJ: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOJ'),
  POVPOS: EventKind.options.filter((kind) => riskFlowOf([kind]) === 'POVPOS'),
};

/**
 * The three families of events and, inside the chosen one, its kinds: one for the own vehicle, several for a liability. Until the
 * page listens, the kinds of all families stand there and the style sheet shows those of the chosen one.
 */
export function EventKinds(): ReactNode {
  const chosen = useAnswer('eventFamily');
  const family = families.find((known) => known === chosen);
  const isDrawnOnly = useIsDrawnOnly();
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
      isMultiple={each !== 'HAV'}
      isOptional={false}
      isGrid
      apart={isDrawnOnly ? each : undefined}
    />,
  ]);
  return (
    <TileField
      name="eventFamily"
      options={families}
      icons={choiceIcons['eventFamily']}
      leadsTo={family ? undefined : 'eventKinds'}
      opened={Object.fromEntries(kinds)}
      isOptional={false}
      isLabelHidden
    />
  );
}
