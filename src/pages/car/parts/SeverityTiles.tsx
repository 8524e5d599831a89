import type { ReactNode } from 'react';
import { TileField } from '../../../fields/TileField.tsx';

/** Lightest first: 2 light, 1 serious, 4 dead, 3 other (section 3, "Severity codes"). */
const severities = ['2', '1', '4', '3'];

/** How bad an injury is. */
export const SeverityTiles = ({ name }: { name: string }): ReactNode => (
  <TileField name={name} options={severities} isGrid isOptional={false} />
);
