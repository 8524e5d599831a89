import { useIsDrawnOnly } from '../forms/useIsDrawnOnly.ts';
import { Columns } from '../layout/frame/Columns.tsx';
import { WayBack } from '../layout/frame/wayBack.ts';
import { Frame } from '../shell/Frame.tsx';
import { NotFound } from '../shell/NotFound.tsx';

/** An address that belongs to no entry, or to no page of its flow. */
export const LostPage = () => {
  const isDrawnOnly = useIsDrawnOnly();
  const mayGoBack = !isDrawnOnly && history.length > 1;
  return (
    <Frame>
      <Columns>
        <WayBack value={mayGoBack ? () => history.back() : undefined}>
          <NotFound />
        </WayBack>
      </Columns>
    </Frame>
  );
};
