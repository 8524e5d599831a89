import type { ReactNode } from 'react';
import { PageForm as Form } from '../forms/PageForm.tsx';
import type { PageFormHandle } from '../forms/usePageForm.ts';
import { ActionBar } from '../layout/ActionBar.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import type { PageProps } from './pageProps.ts';
import { usePageTexts } from './usePageTexts.ts';

type Props = PageProps & {
  /** What `usePage` gave. */
  form: PageFormHandle;
  /** What the button says, where it does more than go on. */
  action?: string;
  /** Between the fields and the button: advice that is no question. */
  after?: ReactNode;
  children: ReactNode;
};

/** A page that asks: its question as the heading, the fields, and Continue. Valid answers go to `onNext`. */
export function PageForm({ flow, page, isBusy, form, action, after, children }: Props): ReactNode {
  const { title, lead } = usePageTexts(flow.claimType, page.code);
  return (
    <PageFrame title={title} lead={lead}>
      <Form form={form}>
        {children}
        {after}
        <ActionBar isBusy={isBusy} {...(action !== undefined && { label: action })} />
      </Form>
    </PageFrame>
  );
}
