import { useEffect, useEffectEvent } from 'react';
import { partsOfStreet } from '#machines/sales/records/addressParts.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';

const places = ['address', 'mailingAddress'] as const;

/** Takes the numbers out of a street that was pasted with them, where they have boxes that are still empty. */
export const SplitStreet = () => places.map((place) => <Split key={place} place={place} />);

const Split = ({ place }: { readonly place: (typeof places)[number] }) => {
  const { setValues } = useFormAround();
  const street = useAnswer(`${place}.street`);
  const isNumbered = useAnswer(`${place}.buildingNumber`) !== '';
  const split = useEffectEvent((text: string) => {
    const parts = partsOfStreet(text);
    if (isNumbered || parts.street === undefined || !/\d\/\d/.test(text)) return;
    setValues(Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${place}.${name}`, part])));
  });
  useEffect(() => split(street), [street]);
  return null;
};
