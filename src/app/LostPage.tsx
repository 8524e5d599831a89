import { useIsPrerendered } from '#src/forms/useIsPrerendered.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { WayBack } from '#src/layout/frame/wayBack.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { NotFound } from '#src/shell/NotFound.tsx';

/** An address that belongs to no entry, or to no page of its flow. */
export const LostPage = () => {
  const isDrawnOnly = useIsPrerendered();
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
