import type { ReactNode } from 'react';
import { Notice } from '#src/layout/Notice.tsx';
import { PlaceOnMap } from '#src/shops/PlaceOnMap.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { Costing } from './Costing.tsx';

type Known = Pick<PageProps, 'claim' | 'configuration'>;

/** Where it is inspected, with why photos will not do and the place on a map, and how it is paid, with what the choice means. */
export const aroundInspection = ({ claim, configuration }: Known, whyDenied: string) => ({
  inspectionPlace: (field: ReactNode) => (
    <>
      {claim.selfInspectionAuthorized ? null : <Notice>{whyDenied}</Notice>}
      {field}
    </>
  ),
  placeId: () => <PlaceOnMap {...claim} configuration={configuration} />,
  costBasis: (field: ReactNode) => (
    <>
      {field}
      <Costing />
    </>
  ),
});
