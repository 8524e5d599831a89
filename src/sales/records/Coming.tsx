import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Block } from '#machines/sales/client/block.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Loaded } from '#src/sales/client/BlockFrame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

interface Props<Value> {
  readonly block: Block<Value>;
  readonly title: string;
  readonly children: (value: Value) => ReactNode;
}

/** A page whose record is still to come, and then the page with it. */
export function Coming<Value>({ block, title, children }: Props<Value>): ReactNode {
  const value = useSelector(block, ({ context }) => context.value);
  useTitle(title);
  if (value !== undefined) return children(value);
  return (
    <PageFrame title={title}>
      <Loaded block={block} name={title}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}
