import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Page } from '../../machines/flow/page.ts';

interface Props {
  readonly page: Page | undefined;
  readonly claim: ClaimDetail;
  readonly children: ReactNode;
}

export const FlowFrame = ({ children }: Props) => <main>{children}</main>;
