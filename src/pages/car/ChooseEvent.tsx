import type { ReactNode } from 'react';
import { EventKind } from '../../../machines/claim/enums.ts';
import { TileField } from '../../fields/TileField.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

const icons = {
  HAVNEHODA: 'crash',
  HAVSKLA: 'glass',
  HAVZVIRE: 'animal',
  HAVVANDALISMUS: 'spray',
  HAVZIVEL: 'hail',
  HAVODCIZENI: 'key',
} satisfies Partial<Record<EventKind, IconName>>;

/** What happened to the car. */
export const ChooseEvent = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TileField name="eventKinds" options={EventKind.options} icons={icons} isLabelHidden />
  </PageForm>
);
