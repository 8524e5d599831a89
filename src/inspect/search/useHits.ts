import { use, useMemo } from 'react';
import * as z from 'zod';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { codelistsIn } from '#src/inspect/catalogues/codelistUses.ts';
import { useCodelistValues } from '#src/inspect/catalogues/useCodelistValues.ts';
import { EntryPrefix } from '#src/inspect/panel/pageAddress.ts';
import { useAllSpoken } from '#src/inspect/spoken/useAllSpoken.ts';
import { findPlaces, type Hit } from './findPlaces.ts';
import { codedPlaces, placesOf } from './placesOf.ts';
import { termsOf } from './terms.ts';

const Synonyms = z.record(z.string(), z.object({ typed: z.string(), meant: z.string() }));

/** What is found in flows by what is typed, in the language of the reader. */
export const useHits = (flows: readonly AnyFlow[], typed: string): readonly Hit[] => {
  const spoken = useAllSpoken(flows);
  const codelists = useCodelistValues(useMemo(() => codelistsIn(flows), [flows]));
  const entryPrefix = use(EntryPrefix);
  const onPages = useMemo(() => placesOf(flows, spoken, entryPrefix), [flows, spoken, entryPrefix]);
  const coded = useMemo(() => codedPlaces(flows, spoken, codelists), [flows, spoken, codelists]);
  const places = useMemo(() => [...onPages, ...coded], [onPages, coded]);
  const synonyms = useMemo(
    () => Object.values(Synonyms.parse(i18n.getResource(spoken.language, 'catalogues', 'synonyms'))),
    [spoken],
  );
  return useMemo(() => findPlaces(places, termsOf(typed, synonyms)), [places, typed, synonyms]);
};
