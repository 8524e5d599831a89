import { Columns } from '../layout/frame/Columns.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';

/** An address that belongs to no entry. */
export const LostPage = () => (
  <Frame>
    <Columns>
      <NotFound />
    </Columns>
  </Frame>
);
