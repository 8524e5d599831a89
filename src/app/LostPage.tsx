import { Columns } from '../layout/Columns.tsx';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';

/** An address that belongs to no entry. */
export const LostPage = () => (
  <Frame>
    <Columns>
      <NotFound />
    </Columns>
  </Frame>
);
