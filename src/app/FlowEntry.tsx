import { use } from 'react';
import { FlowContext } from './flowContext.ts';
import { FlowScreen } from './FlowScreen.tsx';
import type { OpenedFlow } from './openFlow.ts';
import { ShopsProvider } from './ShopsProvider.tsx';

/** The flow of the entry in the address. Suspends until it is loaded; throws the Failure that it could not be. */
export const FlowEntry = ({ opening }: { readonly opening: Promise<OpenedFlow> }) => (
  <FlowContext value={use(opening)}>
    <ShopsProvider>
      <FlowScreen />
    </ShopsProvider>
  </FlowContext>
);
